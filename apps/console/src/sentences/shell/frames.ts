import { frames } from '@sokoni/messages/en/shell/shell';
import { translator } from '@sokoni/messages/translator';

/** What the frames share. */
export const sayFrame = translator({ frames });
