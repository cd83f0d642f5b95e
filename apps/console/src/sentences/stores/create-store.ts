import { createStoreModal } from '@sokoni/messages/en/stores/store-pages';
import { translator } from '@sokoni/messages/translator';

/** The modal that makes a further store. */
export const sayCreateStore = translator({ createStoreModal });
