import { tillShift } from '@sokoni/messages/en/till/shift';
import { translator } from '@sokoni/messages/translator';

/** The shift of this register. */
export const sayShift = translator({ tillShift });
