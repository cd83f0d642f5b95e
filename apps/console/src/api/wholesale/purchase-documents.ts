import { useMutation } from '@tanstack/react-query';
import { useActiveStoreId } from '#api/client/active-store.ts';
import { api } from '#api/client/client.ts';
import type { Span } from '#api/customers/receivables.ts';

/** What a supplier writes of an order. */
export const purchaseDocuments = ['proforma', 'invoice', 'delivery_note'] as const;

export type PurchaseDocument = (typeof purchaseDocuments)[number];

const routeOf = { proforma: 'proforma', invoice: 'invoice', delivery_note: 'delivery-note' } as const;

/** The address of a document of the supplier as PDF, good for a minute. */
export function usePurchaseDocument(purchaseId: string) {
  const storeId = useActiveStoreId();
  return useMutation({
    mutationFn: async (document: PurchaseDocument) => {
      const { url } = await api(
        `GET /marketplace/v1/stores/{id}/wholesale/purchases/{purchase_id}/${routeOf[document]}`,
        { params: { id: storeId, purchase_id: purchaseId } },
      );
      return url;
    },
  });
}

/** The address of the statement with a supplier as PDF, good for a minute. */
export function useSupplierStatement(supplierId: string) {
  const storeId = useActiveStoreId();
  return useMutation({
    mutationFn: async (span: Span) => {
      const { url } = await api(
        'GET /marketplace/v1/stores/{id}/wholesale/suppliers/{supplier_store_id}/statement',
        { params: { id: storeId, supplier_store_id: supplierId }, query: span },
      );
      return url;
    },
  });
}
