import { registersPage } from '@sokoni/messages/en/till-office';
import { translator } from '@sokoni/messages/translator';

export const sayRegisters = translator('en', registersPage);
