import { shoppingListPages } from '@sokoni/messages/en/wholesale/buying';
import { translator } from '@sokoni/messages/translator';

/** What is ordered from a supplier again and again. */
export const sayShoppingLists = translator({ shoppingListPages });
