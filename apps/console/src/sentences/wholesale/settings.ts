import { wholesaleSettingsPage } from '@sokoni/messages/en/wholesale/supplying';
import { translator } from '@sokoni/messages/translator';

/** The sentences of the wholesale settings. */
export const sayWholesaleSettings = translator({ wholesaleSettingsPage });
