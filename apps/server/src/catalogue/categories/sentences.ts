import { categoryAnswers } from '@sokoni/messages/en/catalogue/product-answers';
import { translator } from '@sokoni/messages/translator';

/** What the calls of categories answer to a person. */
export const sayCategory = translator({ categoryAnswers });
