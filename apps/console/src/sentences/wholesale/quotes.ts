import { quoteParts } from '@sokoni/messages/en/wholesale/quotes';
import { translator } from '@sokoni/messages/translator';

/** What the quotes of both sides have in common. */
export const sayQuotes = translator({ quoteParts });
