import { system } from '@sokoni/rules/access/actor';
import type { OrderDocumentKind } from '@sokoni/rules/documents/document-mail';
import { DomainError } from '#core/errors/domain-error.ts';
import { signedLink } from '#core/http/downloads.ts';
import type { StoreCall, StoreHandler } from '#core/http/route.ts';
import { readOrderDocument } from '#sales/documents/order-document.ts';
import type { OrderDocumentInput } from '#sales/documents/order-document-file.ts';
import { readStatement } from '#sales/documents/statements/read-statement.ts';
import type { StatementInput } from '#sales/documents/statements/statement-file.ts';
import { findPurchases } from '../buying/purchases/purchase-queries.ts';
import { inSupplierStore } from '../buying/suppliers/in-supplier-store.ts';
import { findSupplier } from '../buying/suppliers/supplier-queries.ts';

const base = '/marketplace/v1/stores/{id}/wholesale';

type PurchaseDocument =
  `GET ${typeof base}/purchases/{purchase_id}/${'invoice' | 'proforma' | 'delivery-note'}`;

/** A link to a document of the supplier, for the store that bought; any other store has no such purchase. */
async function linkDocument(call: StoreCall<PurchaseDocument>, document: OrderDocumentKind) {
  const { storeId: buyerStoreId, services, now } = call;
  const order_id = call.params.purchase_id.toLowerCase();
  const supplierId = await call.read(async (db) => {
    const { rows } = await findPurchases(db, { orderId: order_id }, { limit: 1, offset: 0 });
    const [purchase] = rows;
    if (!purchase) throw new DomainError('not_found');
    const { supplier_id } = purchase;
    await inSupplierStore(db, { buyerStoreId, supplierId: supplier_id }, () =>
      readOrderDocument(db, supplier_id, order_id, system),
    );
    return supplier_id;
  });
  const input: OrderDocumentInput = { store_id: supplierId, order_id, document, viewer: system };
  return { data: { url: signedLink(services.secrets, 'order_document', input, now) } };
}

export const getPurchaseInvoice: StoreHandler<`GET ${typeof base}/purchases/{purchase_id}/invoice`> = (
  call,
) => linkDocument(call, 'invoice');

export const getPurchaseProforma: StoreHandler<`GET ${typeof base}/purchases/{purchase_id}/proforma`> = (
  call,
) => linkDocument(call, 'proforma');

export const getPurchaseDeliveryNote: StoreHandler<
  `GET ${typeof base}/purchases/{purchase_id}/delivery-note`
> = (call) => linkDocument(call, 'delivery_note');

/** What the store has bought from a supplier and paid, as the supplier sees it of this customer. */
export const getSupplierStatement: StoreHandler<
  `GET ${typeof base}/suppliers/{supplier_store_id}/statement`
> = async (call) => {
  const { storeId: buyerStoreId, params, query, services, now } = call;
  const supplierId = params.supplier_store_id.toLowerCase();
  const customer_id = await call.read(async (db) => {
    const customerId = (await findSupplier(db, supplierId))?.customer_id ?? null;
    if (customerId === null) throw new DomainError('not_found');
    await inSupplierStore(db, { buyerStoreId, supplierId }, () =>
      readStatement(db, supplierId, customerId, query, now),
    );
    return customerId;
  });
  const input: StatementInput = { store_id: supplierId, customer_id, ...query };
  return { data: { url: signedLink(services.secrets, 'statement', input, now) } };
};
