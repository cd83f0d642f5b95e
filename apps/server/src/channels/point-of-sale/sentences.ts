import { shiftReport } from '@sokoni/messages/en/till/office';
import { pointOfSale } from '@sokoni/messages/en/till/point-of-sale';
import { translator } from '@sokoni/messages/translator';

export const say = translator({ pointOfSale });

/** What stands in the report of a shift. */
export const sayReport = translator({ shiftReport });
