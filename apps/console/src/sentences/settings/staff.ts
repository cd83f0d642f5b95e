import { staffSettings } from '@sokoni/messages/en/settings';
import { translator } from '@sokoni/messages/translator';

/** Staff, invites and roles. */
export const sayStaff = translator('en', staffSettings);
