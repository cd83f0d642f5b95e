import { storeSettings } from '@sokoni/messages/en/stores/settings';
import { translator } from '@sokoni/messages/translator';

/** The store itself. */
export const sayStoreSettings = translator({ storeSettings });
