import { descriptionEditor } from '@sokoni/messages/en/product-editor';
import { translator } from '@sokoni/messages/translator';

/** Writing a description. */
export const sayDescription = translator('en', descriptionEditor);
