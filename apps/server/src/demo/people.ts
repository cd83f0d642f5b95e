import type { AssignableRole } from '@sokoni/rules/access/roles';
import { type Action, actionNow } from '#core/action.ts';

/** Somebody who works in the stores of the demo. */
export interface Person {
  id: string;
  role: AssignableRole;
}

/** What somebody does at a moment of the story. */
export function doneBy({ id: userId, role }: Person, at: Date): Action {
  return actionNow({ kind: 'staff', userId, role }, at);
}

/** Everybody logs in with the same password: it is shown where the demo is started. */
export const demoPassword = 'sokoni-demo';

export const owner = {
  email: 'demo@sokoni.example',
  firstName: 'Amina',
  lastName: 'Okoro',
  role: 'admin',
} as const;

export const staff = [
  { email: 'manager@sokoni.example', firstName: 'Joseph', lastName: 'Mensah', role: 'manager' },
  { email: 'supervisor@sokoni.example', firstName: 'Leila', lastName: 'Haddad', role: 'supervisor' },
  { email: 'seller@sokoni.example', firstName: 'Chidi', lastName: 'Okeke', role: 'associate' },
  { email: 'till@sokoni.example', firstName: 'Wanjiku', lastName: 'Mwangi', role: 'associate' },
  { email: 'stock@sokoni.example', firstName: 'Rahul', lastName: 'Nair', role: 'inventory_officer' },
] as const;
