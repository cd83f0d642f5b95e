import { productAnswers } from '@sokoni/messages/en/catalogue/product-answers';
import { productStates } from '@sokoni/messages/en/catalogue/product-parts';
import { bulkEditProblems, productObstacles } from '@sokoni/messages/en/catalogue/product-problems';
import { translator } from '@sokoni/messages/translator';

/** What the calls of products answer to a person. */
export const sayProduct = translator({ productAnswers });

/** Where a product stands. */
export const sayProductState = translator({ productStates });

/** Why a product is left as it is by a change of many. */
export const bulkEditSentence = translator({ bulkEditProblems }).reason;

/** Why a customer can’t buy a product. */
export const sayObstacle = translator({ productObstacles });
