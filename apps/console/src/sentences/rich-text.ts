import { richTextEditor } from '@sokoni/messages/en/rich-text';
import { translator } from '@sokoni/messages/translator';

/** Writing a text with a little structure. */
export const sayRichText = translator({ richTextEditor });
