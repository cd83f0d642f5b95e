import { wholesaleLimits } from '@sokoni/rules/wholesale/wholesale-limits';
import * as z from 'zod';
import { defineCalls } from '#call.ts';
import { id, nothing, text, time } from '#fields.ts';
import { wholesaleCart } from './buying.ts';
import { orderedLine } from './terms.ts';

/** What a store orders from a supplier again and again. */
export const shoppingList = z.object({
  id,
  name: z.string(),
  /** How many lines it has. */
  items: z.number().int(),
  updated_at: time,
});

const lines = z.array(orderedLine).min(1).max(wholesaleLimits.lines);

export const shoppingListCalls = defineCalls({
  'GET /marketplace/v1/stores/{id}/wholesale/suppliers/{supplier_store_id}/shopping-lists': {
    summary: 'List your shopping lists for a supplier, by name.',
    data: z.array(shoppingList),
  },
  'POST /marketplace/v1/stores/{id}/wholesale/suppliers/{supplier_store_id}/shopping-lists': {
    summary: 'Save a shopping list. 409 shopping_list_taken, 422 shopping_list_limit.',
    body: z.strictObject({
      id: id.optional(),
      name: text(wholesaleLimits.shoppingListNameLength).min(1),
      lines,
    }),
    data: shoppingList,
  },
  'GET /marketplace/v1/stores/{id}/wholesale/suppliers/{supplier_store_id}/shopping-lists/{shopping_list_id}':
    {
      summary: 'Retrieve a shopping list, with its products as they are offered now.',
      data: shoppingList.extend({ lines: wholesaleCart.shape.lines }),
    },
  'PUT /marketplace/v1/stores/{id}/wholesale/suppliers/{supplier_store_id}/shopping-lists/{shopping_list_id}':
    {
      summary: 'Replace the lines of a shopping list.',
      body: z.strictObject({ lines }),
      data: shoppingList,
    },
  'DELETE /marketplace/v1/stores/{id}/wholesale/suppliers/{supplier_store_id}/shopping-lists/{shopping_list_id}':
    {
      summary: 'Delete a shopping list.',
      data: nothing,
    },
});
