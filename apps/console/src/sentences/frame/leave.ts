import { leaveWords } from '@sokoni/messages/en/shell/frame';
import { translator } from '@sokoni/messages/translator';

/** The question before a page with something unsaved is left. */
export const sayLeave = translator({ leaveWords });
