import { unfinishedCheckouts } from '@sokoni/messages/en/sales/unfinished-checkouts';
import { translator } from '@sokoni/messages/translator';

/** The list of checkouts that buyers left before ordering. */
export const sayUnfinished = translator({ unfinishedCheckouts });
