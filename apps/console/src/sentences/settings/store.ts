import { storeSettings } from '@sokoni/messages/en/settings';
import { translator } from '@sokoni/messages/translator';

/** The store itself. */
export const sayStoreSettings = translator('en', storeSettings);
