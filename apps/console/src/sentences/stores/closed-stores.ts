import { closedStores } from '@sokoni/messages/en/stores/store-pages';
import { translator } from '@sokoni/messages/translator';

/** Stores that were closed. */
export const sayClosedStores = translator({ closedStores });
