import { admins, creator, managers, sellers, stockKeepers, supervisors } from './ladders.ts';

/** The roles of SPEC section 6. `super_admin` is the creator of a store and is never offered. */
export const roles = [
  'inventory_officer',
  'associate',
  'supervisor',
  'manager',
  'admin',
  'super_admin',
] as const;

export type Role = (typeof roles)[number];

/** The roles that an invite or a change of staff can give. */
export const assignableRoles = ['inventory_officer', 'associate', 'supervisor', 'manager', 'admin'] as const;

export type AssignableRole = (typeof assignableRoles)[number];

/** Who may do what (CONTRACT "Roles"): the one table behind server guards, menus and buttons. */
export const permissions = {
  openHome: admins,
  seeStore: roles,
  openSell: roles,
  manageOwnAccount: roles,
  sell: sellers,
  /** Orders, as far as the role sees them: its own ones, or without money. */
  seeOrders: roles,
  /** Who hands items over need not have sold them. */
  fulfilOrder: roles,
  seeOwnSales: sellers,
  /** What others sold too, and so what a customer has bought and owes. */
  seeAllSales: supervisors,
  /** Who buys here: to see, to add, to change. */
  keepCustomers: sellers,
  setCreditLimit: supervisors,
  /** Store credit by hand, and what became of it. */
  giveCredit: supervisors,
  /** A group of them too. */
  eraseCustomer: managers,
  /** Many at once from a file, and back again. */
  importCustomers: managers,
  /** Prices, totals, takings: everything an inventory officer does without. */
  seeMoney: sellers,
  /** What items cost the store, and so what it earns. */
  seeCosts: managers,
  refundOrder: supervisors,
  /** One payment for several orders of a customer, whoever sold them. */
  payForCustomer: supervisors,
  giveDiscount: supervisors,
  /** To sell at another price than the listed one. */
  overridePrices: supervisors,
  /** To sell what is not in the catalogue, at a price that nobody listed. */
  sellCustomLine: supervisors,
  /** To say of a sale, a payment, a change of stock or what became of an order that it happened earlier. */
  backdate: managers,
  /** What is taken off, by which code, for how long. */
  manageDiscounts: managers,
  /** To issue and to disable them; whoever sells takes them. */
  manageGiftCards: managers,
  /** To make a device the one that sells at a register that no other device has. */
  useRegister: sellers,
  /** To add, name, move and archive registers, to take one over from another device, and to end a device. */
  manageRegisters: supervisors,
  closeShift: supervisors,
  /** The cash drawer, without a sale or cash that moves. */
  openDrawer: supervisors,
  seeDayReports: supervisors,
  seeReports: managers,
  manageProducts: stockKeepers,
  manageStock: stockKeepers,
  managePurchases: stockKeepers,
  /** To sell to businesses: who they are, at which prices, on which terms. */
  manageWholesale: managers,
  /** To buy from stores on the platform: who orders sees what items cost. */
  buyWholesale: managers,
  editStore: managers,
  /** The address, the doors and the money of the shop: where it is found, who may enter, where customers pay to. */
  manageStorefront: admins,
  /** How the shop looks: theme, sections, menus, text pages, pictures. */
  designStorefront: managers,
  switchModules: managers,
  goLive: admins,
  manageStaff: admins,
  manageBilling: admins,
  /** The keys of payment providers, and what became of a payment that is unclear. */
  manageOnlinePayments: admins,
  seeAuditLog: admins,
  closeStore: creator,
} as const satisfies Record<string, readonly Role[]>;

export type Permission = keyof typeof permissions;

/** The roles that stand at a till. */
export const sellerRoles: readonly Role[] = sellers;

/** Whether an untrusted value is a role. */
export function isRole(value: unknown): value is Role {
  return typeof value === 'string' && (roles as readonly string[]).includes(value);
}

/** Whether an untrusted value is a role that can be given. */
export function isAssignableRole(value: unknown): value is AssignableRole {
  return isRole(value) && value !== 'super_admin';
}

/** Whether any of a user's roles in a store carries the permission; a name that is no role carries none. */
export function allows(userRoles: string | readonly string[], permission: Permission): boolean {
  const allowed: readonly string[] = permissions[permission];
  return typeof userRoles === 'string'
    ? allowed.includes(userRoles)
    : userRoles.some((role) => allowed.includes(role));
}

/** The first of a user's roles in a store, which decides the landing (SPEC section 4); undefined when it is no role. */
export function firstRole(userRoles: readonly string[]): Role | undefined {
  const [first] = userRoles;
  return isRole(first) ? first : undefined;
}

/** The permissions as named questions: `can.refundOrder('supervisor')`, `can.goLive(roles)`. */
export const can = Object.fromEntries(
  (Object.keys(permissions) as Permission[]).map((permission) => [
    permission,
    (userRoles: string | readonly string[]) => allows(userRoles, permission),
  ]),
) as Readonly<Record<Permission, (userRoles: string | readonly string[]) => boolean>>;
