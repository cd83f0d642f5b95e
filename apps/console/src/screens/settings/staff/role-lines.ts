import { allows, type Permission, type Role, roles } from '@sokoni/rules/access/roles';

/** What a person would ask about a role. */
const questions = [
  ...(['sell', 'seeMoney', 'refundOrder', 'giveDiscount', 'sellCustomLine', 'backdate'] as const),
  ...(['closeShift', 'seeDayReports', 'seeReports', 'manageProducts', 'managePurchases'] as const),
  ...(['editStore', 'switchModules', 'manageStaff', 'goLive', 'closeStore'] as const),
] satisfies readonly Permission[];

export interface RoleLine {
  permission: (typeof questions)[number];
  /** In the order of `roles`. */
  answers: { role: Role; may: boolean }[];
}

/** The table of who may do what, from the one that guards the server. */
export function roleLines(): RoleLine[] {
  return questions.map((permission) => ({
    permission,
    answers: roles.map((role) => ({ role, may: allows(role, permission) })),
  }));
}
