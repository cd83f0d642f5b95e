import { roleLabels } from '@sokoni/messages/en/accounts/roles';
import { staffAnswers } from '@sokoni/messages/en/accounts/staff';
import { translator } from '@sokoni/messages/translator';
import type { Role } from '@sokoni/rules/access/roles';

/** What the calls about staff and invites answer to a person. */
export const sayStaff = translator({ staffAnswers });

const sayRole = translator({ roleLabels });

/** What somebody is in a store. */
export function roleLabel(role: Role): string {
  return sayRole(`role.${role}`);
}
