import { storeFrame } from '@sokoni/messages/en/shell/shell';
import { translator } from '@sokoni/messages/translator';

/** The frame around the pages of a store. */
export const sayStoreFrame = translator({ storeFrame });
