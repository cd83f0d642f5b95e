import { Guarded } from './guarded.tsx';
import { roleAdmitted } from './role-guard.ts';

const guards = [roleAdmitted];

/** Lets the pages of a store show to the roles that open them. */
export function RoleGuarded() {
  return <Guarded guards={guards} />;
}
