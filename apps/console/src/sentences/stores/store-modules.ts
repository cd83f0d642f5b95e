import { storeModuleLabels } from '@sokoni/messages/en/stores/stores';
import { translator } from '@sokoni/messages/translator';

/** The two points of sale. */
export const sayStoreModule = translator({ storeModuleLabels });
