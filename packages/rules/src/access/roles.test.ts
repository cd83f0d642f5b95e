import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  allows,
  assignableRoles,
  can,
  firstRole,
  isAssignableRole,
  isRole,
  type Permission,
  permissions,
  roles,
} from './roles.ts';

const allPermissions = Object.keys(permissions) as Permission[];
const permission = fc.constantFrom(...allPermissions);
const held = (role: string) => allPermissions.filter((name) => allows(role, name));

describe('SPEC 6: Roles', () => {
  it('offers five staff roles, and never super_admin', () => {
    expect(assignableRoles).toEqual(roles.slice(0, 5));
    expect(isAssignableRole('super_admin')).toBe(false);
    expect(assignableRoles.every(isAssignableRole)).toBe(true);
  });

  it('knows a role from any other text', () => {
    expect(roles.every(isRole)).toBe(true);
    for (const other of ['owner', 'Admin', 'toString', '', undefined, null])
      expect(isRole(other)).toBe(false);
  });

  it('lets the first role decide', () => {
    expect(firstRole(['manager', 'admin'])).toBe('manager');
    expect(firstRole([])).toBeUndefined();
    expect(firstRole(['owner', 'admin'])).toBeUndefined();
  });

  it('opens the home dashboard to admin and super_admin only', () => {
    expect(roles.filter((role) => can.openHome(role))).toEqual(['admin', 'super_admin']);
  });
});

describe('CONTRACT "Roles"', () => {
  it('gives the creator everything, and an admin everything but closing the store', () => {
    expect(held('super_admin')).toEqual(allPermissions);
    expect(allPermissions.filter((name) => !allows('admin', name))).toEqual(['closeStore']);
  });

  it('gives a manager everything but staff, billing, mode, deletion and what is said to be for admins', () => {
    const withheld = [
      'openHome',
      'manageStorefront',
      'goLive',
      'manageStaff',
      'manageBilling',
      'manageOnlinePayments',
      'seeAuditLog',
      'closeStore',
    ];
    expect(allPermissions.filter((name) => !allows('manager', name))).toEqual(withheld);
  });

  it('lets a supervisor sell, see what others sold, set what a customer may owe, give credit, refund, discount, set prices, sell custom lines, close shifts and see reports of the day', () => {
    expect(held('supervisor')).toEqual([
      'seeStore',
      'openSell',
      'manageOwnAccount',
      'sell',
      'seeOrders',
      'fulfilOrder',
      'seeOwnSales',
      'seeAllSales',
      'keepCustomers',
      'setCreditLimit',
      'giveCredit',
      'seeMoney',
      'refundOrder',
      'payForCustomer',
      'giveDiscount',
      'overridePrices',
      'sellCustomLine',
      'useRegister',
      'manageRegisters',
      'closeShift',
      'openDrawer',
      'seeDayReports',
    ]);
  });

  it('lets an associate sell, keep customers and see own sales', () => {
    expect(held('associate')).toEqual([
      'seeStore',
      'openSell',
      'manageOwnAccount',
      'sell',
      'seeOrders',
      'fulfilOrder',
      'seeOwnSales',
      'keepCustomers',
      'seeMoney',
      'useRegister',
    ]);
  });

  it('lets an inventory officer keep products, stock and purchases, without money', () => {
    expect(held('inventory_officer')).toEqual([
      'seeStore',
      'openSell',
      'manageOwnAccount',
      'seeOrders',
      'fulfilOrder',
      'manageProducts',
      'manageStock',
      'managePurchases',
    ]);
    expect(can.seeMoney('inventory_officer')).toBe(false);
  });

  it('rises from associate to supervisor, manager, admin and creator; the officer rises to manager', () => {
    const ladder = ['associate', 'supervisor', 'manager', 'admin', 'super_admin'];
    fc.assert(
      fc.property(permission, fc.nat({ max: 3 }), (name, step) => {
        if (allows(ladder[step] ?? '', name)) expect(allows(ladder[step + 1] ?? '', name)).toBe(true);
        if (allows('inventory_officer', name)) expect(allows('manager', name)).toBe(true);
      }),
    );
  });

  it('gives a person with several roles what any of them has, and another name nothing', () => {
    const someRoles = fc.array(fc.constantFrom(...roles, 'owner', 'constructor'));
    fc.assert(
      fc.property(someRoles, permission, (list, name) => {
        expect(allows(list, name)).toBe(list.some((role) => held(role).includes(name)));
        expect(can[name](list)).toBe(allows(list, name));
      }),
    );
    expect(held('owner')).toEqual([]);
    expect(allows([], 'openSell')).toBe(false);
  });
});
