import { accountFrame } from '@sokoni/messages/en/shell/shell';
import { translator } from '@sokoni/messages/translator';

/** The frame of a user who is in no store. */
export const sayAccountFrame = translator({ accountFrame });
