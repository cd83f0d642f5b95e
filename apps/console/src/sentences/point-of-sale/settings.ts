import { tillSettingsPage } from '@sokoni/messages/en/till/settings';
import { translator } from '@sokoni/messages/translator';

/** How the registers of the store take money. */
export const sayTillSettings = translator({ tillSettingsPage });
