import { shiftReport, shiftsPage } from '@sokoni/messages/en/till/office';
import { translator } from '@sokoni/messages/translator';

/** The shifts of the store. */
export const sayShifts = translator({ shiftsPage });

/** The report of one. */
export const sayShiftReport = translator({ shiftReport });
