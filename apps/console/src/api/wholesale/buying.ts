import type { Calls } from '@sokoni/contract/calls';
import { type QueryClient, useInfiniteQuery } from '@tanstack/react-query';
import { useActiveStoreId } from '#api/client/active-store.ts';
import { api } from '#api/client/client.ts';
import { keys } from '#api/client/keys.ts';
import { showAnswer } from '#api/client/show-answer.ts';
import { useStoreList, useStoreQuery, useStoreSend } from '#api/client/store-calls.ts';
import type { Answer } from '#contract-types.ts';

type SuppliersRoute = 'GET /marketplace/v1/stores/{id}/wholesale/suppliers';
type PurchasesRoute = 'GET /marketplace/v1/stores/{id}/wholesale/purchases';

export type SupplierStore = Answer<SuppliersRoute>['items'][number];
export type SupplierDetail =
  Answer<'GET /marketplace/v1/stores/{id}/wholesale/suppliers/{supplier_store_id}'>;
export type OfferedCategory = SupplierDetail['categories'][number];
export type Agreement = NonNullable<SupplierDetail['agreement']>;
export type OfferedPage =
  Answer<'GET /marketplace/v1/stores/{id}/wholesale/suppliers/{supplier_store_id}/products'>;
export type OfferedProduct = OfferedPage['items'][number];
export type CartAnswer =
  Answer<'GET /marketplace/v1/stores/{id}/wholesale/suppliers/{supplier_store_id}/cart'>;
export type FoundCode =
  Answer<'POST /marketplace/v1/stores/{id}/wholesale/suppliers/{supplier_store_id}/products/by-code'>[number];
export type PurchaseRow = Answer<PurchasesRoute>['items'][number];
export type Purchase = Answer<'GET /marketplace/v1/stores/{id}/wholesale/purchases/{purchase_id}'>;
export type Payable = Answer<'GET /marketplace/v1/stores/{id}/wholesale/payables'>[number];

const productsOfPage = 24;

/** A page of the stores that sell to businesses, those one buys from first. */
export function useSupplierStores(query: NonNullable<Calls[SuppliersRoute]['query']>) {
  return useStoreList('GET /marketplace/v1/stores/{id}/wholesale/suppliers', {
    key: (storeId) => [...keys.wholesaleSuppliers(storeId), 'list', query],
    query,
  });
}

function supplierKey(storeId: string, supplierId: string) {
  return [...keys.wholesaleSuppliers(storeId), 'one', supplierId] as const;
}

/** A supplier and what was agreed with it. */
export function useSupplierStore(supplierId: string) {
  return useStoreQuery('GET /marketplace/v1/stores/{id}/wholesale/suppliers/{supplier_store_id}', {
    key: (storeId) => supplierKey(storeId, supplierId),
    params: { supplier_store_id: supplierId },
  });
}

export function useAskForAccess(supplierId: string) {
  return useStoreSend(
    'POST /marketplace/v1/stores/{id}/wholesale/suppliers/{supplier_store_id}/requests',
    { supplier_store_id: supplierId },
    (supplier, storeId, client) => {
      showAnswer(client, supplierKey(storeId, supplierId), supplier);
      return client.invalidateQueries({ queryKey: [...keys.wholesaleSuppliers(storeId), 'list'] });
    },
  );
}

/** Whose offer it is: that of a supplier to this store, or that of this store to a company. */
export type OfferKey = { supplierId: string } | { customerId: string };

/** Under which an offer is kept, whatever is searched for in it. */
export function offerKeyOf(storeId: string, of: OfferKey) {
  return 'supplierId' in of
    ? ([...keys.wholesaleSuppliers(storeId), 'products', of.supplierId] as const)
    : ([...keys.companies(storeId), 'products', of.customerId] as const);
}

function readOffer(storeId: string, of: OfferKey, asked: { query: OfferQuery; signal: AbortSignal }) {
  return 'supplierId' in of
    ? api('GET /marketplace/v1/stores/{id}/wholesale/suppliers/{supplier_store_id}/products', {
        params: { id: storeId, supplier_store_id: of.supplierId },
        ...asked,
      })
    : api('GET /marketplace/v1/stores/{id}/wholesale/companies/{customer_id}/products', {
        params: { id: storeId, customer_id: of.customerId },
        ...asked,
      });
}

/** What is looked for in an offer. */
export interface OfferSearch {
  search: string;
  category_id?: string;
}

interface OfferQuery extends OfferSearch {
  page: number;
  limit: number;
}

/** What is offered, page after page. */
export function useOfferedProducts(of: OfferKey, searched: OfferSearch) {
  const storeId = useActiveStoreId();
  return useInfiniteQuery({
    queryKey: [...offerKeyOf(storeId, of), searched],
    queryFn: ({ signal, pageParam }) =>
      readOffer(storeId, of, { query: { ...searched, page: pageParam, limit: productsOfPage }, signal }),
    initialPageParam: 1,
    getNextPageParam: ({ page, has_more }: OfferedPage) => (has_more ? page + 1 : undefined),
    enabled: storeId !== '',
  });
}

/** What these codes stand for at a supplier. */
export function findOfferedByCode(
  storeId: string,
  supplierId: string,
  codes: string[],
): Promise<FoundCode[]> {
  return api('POST /marketplace/v1/stores/{id}/wholesale/suppliers/{supplier_store_id}/products/by-code', {
    params: { id: storeId, supplier_store_id: supplierId },
    body: { codes },
  });
}

/** The cart that the server keeps; read anew whenever the window is looked at again. */
export function useKeptCart(supplierId: string) {
  return useStoreQuery(
    'GET /marketplace/v1/stores/{id}/wholesale/suppliers/{supplier_store_id}/cart',
    {
      key: (storeId) => keys.wholesaleCart(storeId, supplierId),
      params: { supplier_store_id: supplierId },
    },
    { staleTime: 0 },
  );
}

export function readKeptCart(storeId: string, supplierId: string): Promise<CartAnswer> {
  return api('GET /marketplace/v1/stores/{id}/wholesale/suppliers/{supplier_store_id}/cart', {
    params: { id: storeId, supplier_store_id: supplierId },
  });
}

export function keepCart(
  storeId: string,
  supplierId: string,
  lines: { variant_id: string; quantity: number }[],
): Promise<CartAnswer> {
  return api('PUT /marketplace/v1/stores/{id}/wholesale/suppliers/{supplier_store_id}/cart', {
    params: { id: storeId, supplier_store_id: supplierId },
    body: { lines },
  });
}

export function usePlaceWholesaleOrder(supplierId: string) {
  return useStoreSend(
    'POST /marketplace/v1/stores/{id}/wholesale/suppliers/{supplier_store_id}/orders',
    { supplier_store_id: supplierId },
    (purchase, storeId, client) => {
      void client.invalidateQueries({ queryKey: keys.wholesaleSuppliers(storeId) });
      return showPurchase(purchase, storeId, client);
    },
  );
}

/** A page of the orders with suppliers, newest first. */
export function usePurchases(query: NonNullable<Calls[PurchasesRoute]['query']>) {
  return useStoreList('GET /marketplace/v1/stores/{id}/wholesale/purchases', {
    key: (storeId) => [...keys.wholesalePurchases(storeId), 'list', query],
    query,
  });
}

function purchaseKey(storeId: string, purchaseId: string) {
  return [...keys.wholesalePurchases(storeId), 'one', purchaseId] as const;
}

export function usePurchase(purchaseId: string) {
  return useStoreQuery('GET /marketplace/v1/stores/{id}/wholesale/purchases/{purchase_id}', {
    key: (storeId) => purchaseKey(storeId, purchaseId),
    params: { purchase_id: purchaseId },
  });
}

/** Takes all that the supplier has fulfilled into stock. */
export function useReceivePurchase(purchaseId: string) {
  return useStoreSend(
    'POST /marketplace/v1/stores/{id}/wholesale/purchases/{purchase_id}/receipts',
    { purchase_id: purchaseId },
    showMoved,
  );
}

/** Takes out of stock what the supplier has recorded as returned. */
export function useReturnPurchase(purchaseId: string) {
  return useStoreSend(
    'POST /marketplace/v1/stores/{id}/wholesale/purchases/{purchase_id}/returns',
    { purchase_id: purchaseId },
    showMoved,
  );
}

export function usePayables() {
  return useStoreQuery('GET /marketplace/v1/stores/{id}/wholesale/payables', { key: keys.payables });
}

/** After stock has moved. */
function showMoved(purchase: Purchase, storeId: string, client: QueryClient) {
  for (const key of [keys.stock, keys.purchaseOrders, keys.lowStock])
    void client.invalidateQueries({ queryKey: key(storeId) });
  return showPurchase(purchase, storeId, client);
}

function showPurchase(purchase: Purchase, storeId: string, client: QueryClient) {
  showAnswer(client, purchaseKey(storeId, purchase.order_id), purchase);
  void client.invalidateQueries({ queryKey: keys.payables(storeId) });
  return client.invalidateQueries({ queryKey: [...keys.wholesalePurchases(storeId), 'list'] });
}
