import { adjustmentOf, arrivalOf } from '@sokoni/rules/testing/after-stock-step';
import type { StockBooks } from '@sokoni/rules/testing/stock-books';
import { countOf, uncountedBy } from '@sokoni/rules/testing/stock-counts';
import {
  billedBy,
  deliveryOf,
  orderLinesOf,
  orderOf,
  unitCostOf,
  usualFreight,
} from '@sokoni/rules/testing/stock-purchases';
import type { SentStep, StockStep } from '@sokoni/rules/testing/stock-steps';
import type { Db } from '#platform/database/transaction.ts';
import { newId } from '#platform/ids.ts';
import { changeOrder } from '#purchasing/change-order.ts';
import { makeOrder, type OrderDraft } from '#purchasing/make-order.ts';
import { closeOrder, placeOrder } from '#purchasing/move-order.ts';
import { receiveOrder } from '#purchasing/receive-order.ts';
import { reverseReceipt } from '#purchasing/reverse-receipt.ts';
import { adjustStock } from '#stock/adjust-stock.ts';
import { releaseStock, reserveStock, takeStock } from '#stock/reserve-stock.ts';
import { applyStockTake } from '#stock-takes/apply-stock-take.ts';
import { count } from '#stock-takes/count.ts';
import { startStockTake } from '#stock-takes/start-stock-take.ts';
import { createTransfer } from '#transfers/draft-transfer.ts';
import { cancelTransfer, receiveTransfer } from '#transfers/receive-transfer.ts';
import { sendTransfer } from '#transfers/send-transfer.ts';
import { sellAtCounter } from './counter-sale.ts';

/** Where a run of steps takes place. */
export interface Ground {
  storeId: string;
  userId: string;
  supplierId: string;
  /** As many as the steps name. */
  variantIds: readonly string[];
  places: readonly string[];
}

/** Does a step of the model with the operations of the server; what it is about is read from the books before it. */
export async function stepOnDatabase(
  db: Db,
  ground: Ground,
  books: StockBooks,
  step: SentStep,
  now: Date,
): Promise<void> {
  const { storeId, userId, variantIds, places } = ground;
  const { key, kind, pieces } = step;
  const by = { userId, now };
  const actor = { actorUserId: userId, now };
  const spot = { variantId: variantIds[step.variant] ?? '', locationId: places[step.place] ?? '' };
  const line = { ...spot, quantity: pieces };
  const sale = { reference: `order:${key}`, actorUserId: userId };
  const correct = (reason: 'adjustment' | 'count', change: { change: number } | { counted: number }) =>
    adjustStock(db, storeId, userId, { reason, note: '', lines: [{ ...spot, ...change }] }, now);
  const receive = () => receiveOnDatabase(db, ground, books, step, now);
  const placed = orderOf(books, kind);
  const open = books.takes[step.place];

  const acts: Record<StockStep['kind'], () => Promise<unknown>> = {
    adjust: () => correct('adjustment', { change: adjustmentOf(step) }),
    count: () => correct('count', { counted: pieces }),
    reserve: () => reserveStock(db, storeId, [line]),
    release: () => releaseStock(db, storeId, [line]),
    take: () => takeStock(db, storeId, sale, [line], now),
    sell: () => sellAtCounter(db, storeId, sale, [line], now),
    async begin_take() {
      const list = { id: key, scope: 'list', scopeValue: '', variantIds, note: '' } as const;
      await startStockTake(db, storeId, { ...list, locationId: spot.locationId }, by);
    },
    async count_in_take() {
      const counted = { id: newId(), code: '', variantId: spot.variantId, ...countOf(step) };
      if (open) await count(db, storeId, open.id, [counted], by);
    },
    async end_take() {
      if (open) await applyStockTake(db, storeId, open.id, uncountedBy(step), by);
    },
    async send() {
      const way = { fromLocationId: spot.locationId, toLocationId: places[1 - step.place] ?? '' };
      await createTransfer(db, storeId, { ...way, id: key, note: '', lines: [line] }, by);
      await sendTransfer(db, storeId, key, by);
    },
    async arrive() {
      const arrival = arrivalOf(books, step);
      if (!arrival) return;
      const { oldest, ...came } = arrival;
      const variantId = variantIds[oldest.variant] ?? '';
      await receiveTransfer(db, storeId, oldest.id, [{ variantId, ...came }], by);
    },
    async call_off() {
      const [oldest] = books.transfers;
      if (oldest) await cancelTransfer(db, storeId, oldest.id, by);
    },
    async order() {
      await makeOrder(db, storeId, orderDraft(ground, step, spot.locationId), actor);
      await placeOrder(db, storeId, key, now);
    },
    receive,
    receive_more: receive,
    receive_too_much: receive,
    receive_late: receive,
    async bill() {
      if (!placed) return;
      const { version } = await db
        .selectFrom('purchase_orders')
        .select('version')
        .where('id', '=', placed.id)
        .executeTakeFirstOrThrow();
      const costs = [{ kind: 'duty', label: '', amount: billedBy(step) } as const];
      await changeOrder(db, storeId, placed.id, { version, costs }, now);
    },
    async call_off_rest() {
      if (placed) await closeOrder(db, storeId, placed.id, now);
    },
    async take_back() {
      const receiptId = placed?.receipts.at(-1)?.id ?? '';
      if (placed) await reverseReceipt(db, storeId, { orderId: placed.id, receiptId }, actor);
    },
  };
  await acts[kind]();
}

function orderDraft({ supplierId, variantIds }: Ground, step: SentStep, locationId: string): OrderDraft {
  const lines = orderLinesOf(step).map(({ variant, quantity }) => ({
    variant_id: variantIds[variant] ?? '',
    quantity,
    unit_cost: unitCostOf(variant),
  }));
  return {
    id: step.key,
    supplier_id: supplierId,
    location_id: locationId,
    expected_on: null,
    reference: '',
    note: '',
    spread: 'value',
    lines,
    costs: [{ kind: 'freight', label: '', amount: usualFreight }],
  };
}

async function receiveOnDatabase(
  db: Db,
  { storeId, userId, variantIds }: Ground,
  books: StockBooks,
  step: SentStep,
  now: Date,
): Promise<void> {
  const placed = orderOf(books, step.kind);
  const arrived = placed ? deliveryOf(placed, step) : [];
  if (!placed || arrived.length === 0) return;
  const rows = await db
    .selectFrom('purchase_order_lines')
    .select(['id', 'variant_id'])
    .where('order_id', '=', placed.id)
    .execute();
  const lineOf = new Map(rows.map(({ id, variant_id }) => [variant_id, id]));
  const lines = arrived.map(({ variant, quantity }) => ({
    line_id: lineOf.get(variantIds[variant] ?? '') ?? '',
    quantity,
  }));
  const delivery = { id: step.key, note: '', lines, more_than_ordered: step.kind === 'receive_more' };
  await receiveOrder(db, storeId, placed.id, delivery, { actorUserId: userId, now });
}
