import type { Readable } from 'node:stream';
import { orderNumber } from '@sokoni/rules/order-words';
import type { OrderPaperKind } from '@sokoni/rules/paper-mail';
import type { Viewer } from '#orders/order-view.ts';
import { transaction } from '#platform/database/transaction.ts';
import type { Download } from '#platform/downloads.ts';
import type { Services } from '#platform/services.ts';
import { type OrderPaper, readOrderPaper } from './order-paper.ts';
import { readLogo } from './read-logo.ts';

export interface OrderPaperInput {
  store_id: string;
  order_id: string;
  paper: OrderPaperKind;
  /** For whom it is: an order is read as they may see it. */
  viewer: Pick<Viewer, 'userId' | 'role'>;
}

/** A paper of an order as a PDF, of the order as it is when the link is opened. */
export async function orderPaperFile(services: Services, input: unknown): Promise<Download> {
  const { store_id: storeId, order_id: orderId, paper: kind, viewer } = input as OrderPaperInput;
  const { publicUrl } = services.config;
  const paper = await transaction(services.pool, { userId: null, storeId }, (db) =>
    readOrderPaper(db, storeId, orderId, { ...viewer, publicUrl }),
  );
  return {
    fileName: paperFileName(kind, paper.order),
    type: 'application/pdf',
    stream: await drawOrderPaper(services, kind, paper),
  };
}

export function paperFileName(kind: OrderPaperKind, order: OrderPaper['order']): string {
  return `${kind.replace('_', '-')}-${orderNumber(order).replace('#', '')}.pdf`;
}

/** Draws while it is read. */
export async function drawOrderPaper(
  services: Pick<Services, 'files'>,
  kind: OrderPaperKind,
  paper: OrderPaper,
): Promise<Readable> {
  const logo = await readLogo(services, paper.store);
  // The libraries that draw are large: whoever prints nothing does not load them.
  if (kind === 'invoice') return (await import('./draw-invoice.ts')).drawInvoice(paper, logo);
  if (kind === 'receipt') return (await import('./draw-receipt.ts')).drawReceipt(paper, logo);
  const { drawPackingSlips, slipOf } = await import('./draw-packing-slip.ts');
  return drawPackingSlips(paper.store, logo, [slipOf(paper)]);
}
