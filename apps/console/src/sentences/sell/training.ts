import { tillTraining } from '@sokoni/messages/en/till/training';
import { translator } from '@sokoni/messages/translator';

/** The till while somebody learns it. */
export const sayTraining = translator({ tillTraining });
