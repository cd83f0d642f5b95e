import { roleLabels } from '@sokoni/messages/en/accounts/roles';
import { translator } from '@sokoni/messages/translator';
import type { Role } from '@sokoni/rules/access/roles';

const say = translator({ roleLabels });

/** What somebody is in a store. */
export function roleLabel(role: Role): string {
  return say(`role.${role}`);
}
