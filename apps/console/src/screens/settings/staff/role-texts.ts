import { type AssignableRole, allows, type Permission, type Role, roles } from '@sokoni/rules/access/roles';

/** What each role is there for, in a sentence (CONTRACT "Roles"). */
export const roleSentences: Readonly<Record<AssignableRole, string>> = {
  inventory_officer: 'Manages products, stock and purchasing. Doesn’t see prices or payments.',
  associate: 'Sells, and sees their own sales.',
  supervisor: 'Sells, refunds, gives discounts, closes shifts and sees today’s reports.',
  manager: 'Everything except staff, billing, live mode and closing the store.',
  admin: 'Everything except closing the store, which only the owner can do.',
};

/** What a person would ask about a role, and the permission that answers. */
const questions: readonly { text: string; permission: Permission }[] = [
  { text: 'Sell', permission: 'sell' },
  { text: 'See prices and payments', permission: 'seeMoney' },
  { text: 'Refund orders', permission: 'refundOrder' },
  { text: 'Give discounts', permission: 'giveDiscount' },
  { text: 'Change prices, sell custom items', permission: 'sellCustomLine' },
  { text: 'Backdate sales and payments', permission: 'backdate' },
  { text: 'Close shifts', permission: 'closeShift' },
  { text: 'See today’s reports', permission: 'seeDayReports' },
  { text: 'See all reports', permission: 'seeReports' },
  { text: 'Products and stock', permission: 'manageProducts' },
  { text: 'Purchasing', permission: 'managePurchases' },
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
