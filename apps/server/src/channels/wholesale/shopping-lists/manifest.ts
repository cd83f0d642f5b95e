import { staff } from '#core/http/route.ts';
import type { Manifest } from '#core/manifest.ts';
import {
  getShoppingList,
  listShoppingLists,
  postShoppingList,
  putShoppingList,
  removeShoppingList,
} from './routes.ts';

const ofWholesale = { module: 'module_wholesale' } as const;

/** What is ordered from a supplier again and again. */
export const shoppingLists = {
  routes: {
    'GET /marketplace/v1/stores/{id}/wholesale/suppliers/{supplier_store_id}/shopping-lists': staff(
      'buyWholesale',
      listShoppingLists,
      ofWholesale,
    ),
    'POST /marketplace/v1/stores/{id}/wholesale/suppliers/{supplier_store_id}/shopping-lists': staff(
      'buyWholesale',
      postShoppingList,
      ofWholesale,
    ),
    'GET /marketplace/v1/stores/{id}/wholesale/suppliers/{supplier_store_id}/shopping-lists/{shopping_list_id}':
      staff('buyWholesale', getShoppingList, ofWholesale),
    'PUT /marketplace/v1/stores/{id}/wholesale/suppliers/{supplier_store_id}/shopping-lists/{shopping_list_id}':
      staff('buyWholesale', putShoppingList, ofWholesale),
    'DELETE /marketplace/v1/stores/{id}/wholesale/suppliers/{supplier_store_id}/shopping-lists/{shopping_list_id}':
      staff('buyWholesale', removeShoppingList, ofWholesale),
  },
} satisfies Manifest;
