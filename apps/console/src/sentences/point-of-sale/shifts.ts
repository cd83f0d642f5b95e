import { shiftReport, shiftsPage } from '@sokoni/messages/en/till/office';
import { translator } from '@sokoni/messages/translator';

/** The shifts of the store. */
export const sayShifts = translator('en', shiftsPage);

/** The report of one. */
export const sayShiftReport = translator('en', shiftReport);
