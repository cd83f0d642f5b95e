import { fieldProblems } from '@sokoni/messages/en/shell/frame';
import { translator } from '@sokoni/messages/translator';

/** What every form and list refuses. */
export const sayField = translator({ fieldProblems });
