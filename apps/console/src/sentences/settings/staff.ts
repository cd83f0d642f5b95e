import { staffSettings } from '@sokoni/messages/en/stores/settings';
import { translator } from '@sokoni/messages/translator';

/** Staff, invites and roles. */
export const sayStaff = translator({ staffSettings });
