import { selectStorePage } from '@sokoni/messages/en/stores/store-pages';
import { translator } from '@sokoni/messages/translator';

/** The choice of a store. */
export const saySelectStore = translator({ selectStorePage });
