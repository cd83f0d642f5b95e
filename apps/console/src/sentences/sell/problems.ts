import { tillProblems } from '@sokoni/messages/en/till/payment';
import { translator } from '@sokoni/messages/translator';

/** Why something could not be saved on the device. */
export const sayTillProblem = translator({ tillProblems });
