import { shiftsPage } from '@sokoni/messages/en/till-office';
import { translator } from '@sokoni/messages/translator';

export const sayShifts = translator('en', shiftsPage);
