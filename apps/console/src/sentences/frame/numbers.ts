import { numberProblems } from '@sokoni/messages/en/shell/frame';
import { translator } from '@sokoni/messages/translator';

/** What is wrong with a number that was typed. */
export const sayNumber = translator({ numberProblems });
