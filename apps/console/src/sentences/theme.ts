import { themePage } from '@sokoni/messages/en/stores/store-pages';
import { translator } from '@sokoni/messages/translator';

/** The look of a store. */
export const sayTheme = translator({ themePage });
