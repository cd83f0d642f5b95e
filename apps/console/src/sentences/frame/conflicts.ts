import { conflictWords } from '@sokoni/messages/en/shell/frame';
import { translator } from '@sokoni/messages/translator';

/** What somebody else saved while a form was open. */
export const sayConflict = translator({ conflictWords });
