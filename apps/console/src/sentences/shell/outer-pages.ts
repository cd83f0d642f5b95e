import { outerPages } from '@sokoni/messages/en/shell/shell';
import { translator } from '@sokoni/messages/translator';

/** The names of the pages outside a store. */
export const sayOuterPage = translator({ outerPages });
