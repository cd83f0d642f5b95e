import type { Readable } from 'node:stream';
import type { Actor } from '@sokoni/rules/access/actor';
import type { OrderDocumentKind } from '@sokoni/rules/documents/document-mail';
import { transaction } from '#core/database/access/transaction.ts';
import type { Download } from '#core/http/downloads.ts';
import { inLanguage } from '#core/language/in-language.ts';
import type { Services } from '#core/services.ts';
import { languageOfPaper } from './document-words.ts';
import { type OrderDocument, packageNumber, readOrderDocument } from './order-document.ts';
import { readLogo } from './read-logo.ts';

export interface OrderDocumentInput {
  store_id: string;
  order_id: string;
  document: OrderDocumentKind;
  /** Of a packing slip or a delivery note: the one package that it is of, where it is not of all. */
  fulfilment_id?: string | undefined;
  /** For whom it is: an order is read as they may see it. */
  viewer: Actor;
}

/** A document of an order as a PDF, of the order as it is when the link is opened. */
export async function orderDocumentFile(services: Services, input: unknown): Promise<Download> {
  const {
    store_id: storeId,
    order_id: orderId,
    document: kind,
    fulfilment_id: fulfilmentId,
    viewer,
  } = input as OrderDocumentInput;
  const document = await transaction(services.pool, { userId: null, storeId }, (db) =>
    readOrderDocument(db, storeId, orderId, viewer),
  );
  const part = fulfilmentId === undefined ? undefined : packageNumber(document.order, fulfilmentId);
  return {
    fileName: documentFileName(kind, document.order, part),
    type: 'application/pdf',
    stream: await drawOrderDocument(services, kind, document, part),
  };
}

/** @param part the number of the one package that a packing slip or a delivery note is of */
export function documentFileName(
  kind: OrderDocumentKind,
  order: OrderDocument['order'],
  part?: number,
): string {
  const end = part === undefined ? '' : `-package-${part}`;
  return `${kind.replace('_', '-')}-${order.number.replace('#', '')}${end}.pdf`;
}

/** Draws while it is read, in the language of the buyer; a packing slip in that of the store. */
export async function drawOrderDocument(
  services: Pick<Services, 'files'>,
  kind: OrderDocumentKind,
  document: OrderDocument,
  part?: number,
): Promise<Readable> {
  const logo = await readLogo(services, document.store);
  // The libraries that draw are large: whoever prints nothing does not load them.
  if (kind === 'packing_slip') {
    const { drawPackingSlips, slipOf } = await import('./draw-packing-slip.ts');
    return inLanguage(languageOfPaper({ buyer: null, store: document.store }), () =>
      drawPackingSlips(document.store, logo, [slipOf(document, part)]),
    );
  }
  const draw = await drawerOf(kind, part);
  return inLanguage(languageOfPaper(document), () => draw(document, logo));
}

type Drawer = (document: OrderDocument, logo: Buffer | null) => Readable;

async function drawerOf(kind: Exclude<OrderDocumentKind, 'packing_slip'>, part?: number): Promise<Drawer> {
  switch (kind) {
    case 'invoice':
      return (await import('./draw-invoice.ts')).drawInvoice;
    case 'proforma':
      return (await import('./draw-invoice.ts')).drawProforma;
    case 'receipt':
      return (await import('./draw-receipt.ts')).drawReceipt;
    case 'delivery_note': {
      const { drawDeliveryNote } = await import('./draw-delivery-note.ts');
      return (document, logo) => drawDeliveryNote(document, logo, part);
    }
  }
}
