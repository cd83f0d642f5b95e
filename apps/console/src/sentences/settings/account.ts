import { accountSettings } from '@sokoni/messages/en/stores/settings';
import { translator } from '@sokoni/messages/translator';

/** The own account. */
export const sayAccount = translator({ accountSettings });
