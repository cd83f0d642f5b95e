import { jobWords } from '@sokoni/messages/en/shell/frame';
import { translator } from '@sokoni/messages/translator';

/** Long work: how far it is, how it ended. */
export const sayJob = translator({ jobWords });
