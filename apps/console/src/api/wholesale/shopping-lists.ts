import type { QueryClient } from '@tanstack/react-query';
import { api } from '#api/client/client.ts';
import { keys } from '#api/client/keys.ts';
import { useStoreAction, useStoreQuery } from '#api/client/store-calls.ts';
import type { Answer, BodyFor } from '#contract-types.ts';

const base = '/marketplace/v1/stores/{id}/wholesale/suppliers/{supplier_store_id}/shopping-lists' as const;

export type ShoppingList = Answer<`GET ${typeof base}`>[number];
export type ShoppingListLine = Answer<`GET ${typeof base}/{shopping_list_id}`>['lines'][number];

function listsKey(storeId: string, supplierId: string) {
  return [...keys.wholesaleSuppliers(storeId), 'shopping-lists', supplierId] as const;
}

/** The shopping lists for a supplier, by name. */
export function useShoppingLists(supplierId: string) {
  return useStoreQuery(`GET ${base}`, {
    key: (storeId) => listsKey(storeId, supplierId),
    params: { supplier_store_id: supplierId },
  });
}

/** The lines of a list, with their products as they are offered now. */
export async function readShoppingList(
  storeId: string,
  supplierId: string,
  listId: string,
): Promise<ShoppingListLine[]> {
  const { lines } = await api(`GET ${base}/{shopping_list_id}`, {
    params: { id: storeId, supplier_store_id: supplierId, shopping_list_id: listId },
  });
  return lines;
}

function reread(supplierId: string) {
  return (_: unknown, storeId: string, client: QueryClient) =>
    client.invalidateQueries({ queryKey: listsKey(storeId, supplierId) });
}

export function useAddShoppingList(supplierId: string) {
  return useStoreAction(
    `POST ${base}`,
    (body: BodyFor<`POST ${typeof base}`>) => ({ params: { supplier_store_id: supplierId }, body }),
    reread(supplierId),
  );
}

interface Replacement extends BodyFor<`PUT ${typeof base}/{shopping_list_id}`> {
  id: string;
}

export function useReplaceShoppingList(supplierId: string) {
  return useStoreAction(
    `PUT ${base}/{shopping_list_id}`,
    ({ id, ...body }: Replacement) => ({
      params: { supplier_store_id: supplierId, shopping_list_id: id },
      body,
    }),
    reread(supplierId),
  );
}

export function useDeleteShoppingList(supplierId: string) {
  return useStoreAction(
    `DELETE ${base}/{shopping_list_id}`,
    (id: string) => ({ params: { supplier_store_id: supplierId, shopping_list_id: id } }),
    reread(supplierId),
  );
}
