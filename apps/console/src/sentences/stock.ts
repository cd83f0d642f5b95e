import { reservedQuestions } from '@sokoni/messages/en/inventory/stock';
import { translator } from '@sokoni/messages/translator';

/** The questions before stock is lowered below what is promised. */
export const say = translator({ reservedQuestions });
