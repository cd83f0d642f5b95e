import { storeWizard } from '@sokoni/messages/en/stores/store-pages';
import { translator } from '@sokoni/messages/translator';

/** Both ways to make a store. */
export const sayStoreWizard = translator({ storeWizard });
