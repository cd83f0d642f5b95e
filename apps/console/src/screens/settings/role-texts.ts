import { type AssignableRole, allows, type Permission, type Role, roles } from '@sokoni/rules/roles';

/** What each role is there for, in a sentence (CONTRACT "Roles"). */
export const roleSentences: Readonly<Record<AssignableRole, string>> = {
  inventory_officer: 'Looks after products, stock and purchases. Sees no money.',
  associate: 'Sells, and sees their own sales.',
  supervisor: 'Sells, refunds, gives discounts, closes shifts and sees the reports of the day.',
  manager: 'Everything but staff, billing, live mode and closing the store.',
  admin: 'Everything but closing the store, which its owner keeps.',
};

/** What a person would ask about a role, and the permission that answers. */
const questions: readonly { text: string; permission: Permission }[] = [
  { text: 'Sell', permission: 'sell' },
  { text: 'See prices and money', permission: 'seeMoney' },
  { text: 'Refund an order', permission: 'refundOrder' },
  { text: 'Give a discount', permission: 'giveDiscount' },
  { text: 'Close a shift', permission: 'closeShift' },
  { text: 'See the reports of the day', permission: 'seeDayReports' },
  { text: 'See all reports', permission: 'seeReports' },
  { text: 'Products and stock', permission: 'manageProducts' },
  { text: 'Purchases', permission: 'managePurchases' },
  { text: 'Store, taxes and theme', permission: 'editStore' },
  { text: 'Modules', permission: 'switchModules' },
  { text: 'Staff and invites', permission: 'manageStaff' },
  { text: 'Live mode and plan', permission: 'goLive' },
  { text: 'Close the store', permission: 'closeStore' },
];

export interface RoleLine {
  text: string;
  /** In the order of `roles`. */
  answers: { role: Role; may: boolean }[];
}

/** The table of who may do what, from the one that guards the server. */
export function roleLines(): RoleLine[] {
  return questions.map(({ text, permission }) => ({
    text,
    answers: roles.map((role) => ({ role, may: allows(role, permission) })),
  }));
}
