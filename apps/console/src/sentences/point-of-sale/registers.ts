import { registersPage } from '@sokoni/messages/en/till/office';
import { translator } from '@sokoni/messages/translator';

/** The registers of the store. */
export const sayRegisters = translator({ registersPage });
