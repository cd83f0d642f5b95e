import { shiftsPage } from '@sokoni/messages/en/till-office';
import { translator } from '@sokoni/messages/translator';

/** The shifts of the store, and the report of one. */
export const sayShifts = translator('en', shiftsPage);
