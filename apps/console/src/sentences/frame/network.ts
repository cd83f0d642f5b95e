import { networkProblems } from '@sokoni/messages/en/shell/network';
import { translator } from '@sokoni/messages/translator';

/** Why no answer came to a call. */
export const say = translator({ networkProblems });
