import { shoppingListAnswers } from '@sokoni/messages/en/wholesale/wholesale';
import { translator } from '@sokoni/messages/translator';

/** What was done with a shopping list. */
export const sayShoppingLists = translator({ shoppingListAnswers });
