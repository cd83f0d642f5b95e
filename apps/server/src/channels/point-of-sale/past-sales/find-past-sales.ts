import type { pastSale, pastSaleRow } from '@sokoni/contract/point-of-sale/past-sales';
import { type Actor, can, system } from '@sokoni/rules/access/actor';
import { readReceiptLink } from '@sokoni/rules/point-of-sale/receipt-link';
import { isSaleCode } from '@sokoni/rules/point-of-sale/sale-code';
import type * as z from 'zod';
import type { Db } from '#core/database/access/transaction.ts';
import { DomainError } from '#core/errors/domain-error.ts';
import type { RegisterDevice } from '#core/http/caller.ts';
import { readOrderDocument } from '#sales/documents/order-document.ts';
import { searchSales } from '#sales/orders/list/search-sales.ts';
import { findStoreOfTill } from '../copy/setup-queries.ts';
import { findReceiptLink, findReceiptToken } from '../receipts/link-queries.ts';
import { findPeople } from '../sales/people-queries.ts';
import { pastSaleView } from './past-sale-view.ts';

type PastSale = z.output<typeof pastSale>;
type PastSaleRow = z.output<typeof pastSaleRow>;

interface Asked {
  cashier_id: string;
}

const mostFound = 50;

/**
 * Sales of the store that a search finds, the best first. Whoever has the paper may have its sale opened: what is a whole number or the
 * link on a receipt finds any; words find what the cashier sees of the orders.
 * @throws DomainError `cashier_not_allowed`
 */
export async function findPastSales(
  db: Db,
  device: RegisterDevice,
  { cashier_id, search }: Asked & { search: string },
): Promise<PastSaleRow[]> {
  const cashier = await cashierAt(db, device, cashier_id);
  const link = readReceiptLink(search);
  if (link) return saleOfLink(db, device, link);
  const sought = { search, test: await isTesting(db, device), count: mostFound };
  const rows = await searchSales(db, device.storeId, sought, isSaleCode(search) ? system : cashier);
  return rows.map(({ id, number, placed_at, updated_at, customer, units, total }) => ({
    ...{ id, number: number ?? '', at: placed_at ?? updated_at, customer: customer?.name ?? null },
    ...{ units, total: total ?? 0 },
  }));
}

/**
 * A sale with what came back of it. Its id is known to whoever found it.
 * @throws DomainError `cashier_not_allowed`, `not_found` also for a test order where the store sells for real, and the other way round
 */
export async function readPastSale(
  db: Db,
  device: RegisterDevice,
  { cashier_id, orderId }: Asked & { orderId: string },
): Promise<PastSale> {
  await cashierAt(db, device, cashier_id);
  return saleOfMode(db, device, orderId);
}

async function saleOfLink(
  db: Db,
  device: RegisterDevice,
  { storeId, token }: { storeId: string; token: string },
): Promise<PastSaleRow[]> {
  if (storeId !== device.storeId) return [];
  const orderId = (await findReceiptLink(db, storeId, token))?.order_id;
  if (!orderId) return [];
  const { id, number, at, customer, lines, totals } = await saleOfMode(db, device, orderId);
  const units = lines.reduce((sum, { quantity }) => sum + quantity, 0);
  return [{ id, number, at, customer: customer?.name ?? null, units, total: totals.total }];
}

async function saleOfMode(db: Db, device: RegisterDevice, orderId: string): Promise<PastSale> {
  const { storeId } = device;
  const document = await readOrderDocument(db, storeId, orderId, system);
  if (document.order.test !== (await isTesting(db, device))) throw new DomainError('not_found');
  return pastSaleView(document, await findReceiptToken(db, storeId, orderId));
}

/** Whether the store sells test orders at this moment: they stay apart. */
async function isTesting(db: Db, { storeId }: RegisterDevice): Promise<boolean> {
  return (await findStoreOfTill(db, storeId)).mode === 'test';
}

/** The register with who stands there, as long as they sell in the store. */
async function cashierAt(db: Db, { storeId, registerId }: RegisterDevice, cashierId: string): Promise<Actor> {
  const [person] = await findPeople(db, storeId, [cashierId]);
  const cashier = person?.role ? { userId: person.id, role: person.role } : null;
  const actor: Actor = { kind: 'register', registerId, shiftId: null, cashier, approver: null };
  if (!can(actor, 'sell')) throw new DomainError('cashier_not_allowed');
  return actor;
}
