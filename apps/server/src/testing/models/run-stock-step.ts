import { adjustmentOf, arrivalOf } from '@sokoni/rules/testing/apply-stock-step';
import {
  billedBy,
  deliveryOf,
  orderLinesOf,
  orderOf,
  unitCostOf,
  usualFreight,
} from '@sokoni/rules/testing/purchase-steps';
import { countOf, uncountedBy } from '@sokoni/rules/testing/stock-count-steps';
import type { StockLedger } from '@sokoni/rules/testing/stock-ledger';
import type { SentStep, StockStep } from '@sokoni/rules/testing/stock-steps';
import { type Action, actionNow } from '#core/action.ts';
import type { Db } from '#core/database/access/transaction.ts';
import { newId } from '#core/ids.ts';
import { changeOrder } from '#inventory/purchasing/change-purchase-order.ts';
import { closeOrder, placeOrder } from '#inventory/purchasing/change-purchase-order-state.ts';
import { makeOrder, type OrderDraft } from '#inventory/purchasing/create-purchase-order.ts';
import { receiveOrder } from '#inventory/purchasing/receiving/receive-purchase-order.ts';
import { reverseReceipt } from '#inventory/purchasing/receiving/reverse-receipt.ts';
import { applyStockTake } from '#inventory/stock-takes/apply-stock-take.ts';
import { count } from '#inventory/stock-takes/record-count.ts';
import { startStockTake } from '#inventory/stock-takes/start-stock-take.ts';
import { createTransfer } from '#inventory/transfers/draft-transfer.ts';
import { cancelTransfer, receiveTransfer } from '#inventory/transfers/receive-transfer.ts';
import { sendTransfer } from '#inventory/transfers/send-transfer.ts';
import { adjustStock } from '#stock/adjust-stock.ts';
import { releaseStock, reserveStock, takeStock } from '#stock/reserve-stock.ts';
import { sellAtCounter } from '#testing/fixtures/counter-sale.ts';

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
  ledger: StockLedger,
  step: SentStep,
  now: Date,
): Promise<void> {
  const { storeId, userId, variantIds, places } = ground;
  const { key, kind, units } = step;
  const action = actionNow({ kind: 'staff', userId, role: 'admin' }, now);
  const stockLocation = { variantId: variantIds[step.variant] ?? '', locationId: places[step.place] ?? '' };
  const line = { ...stockLocation, quantity: units };
  // The model has nobody to ask.
  const meant = { allowBelowReserved: true };
  const sale = `order:${key}`;
  const correct = (reason: 'adjustment' | 'count', change: { change: number } | { counted: number }) =>
    adjustStock(
      db,
      storeId,
      { reason, note: '', lines: [{ ...stockLocation, ...change }], ...meant },
      action,
    );
  const receive = () => receiveOnDatabase(db, ground, ledger, step, action);
  const placed = orderOf(ledger, kind);
  const open = ledger.takes[step.place];

  const acts: Record<StockStep['kind'], () => Promise<unknown>> = {
    adjust: () => correct('adjustment', { change: adjustmentOf(step) }),
    count: () => correct('count', { counted: units }),
    reserve: () => reserveStock(db, storeId, [line]),
    release: () => releaseStock(db, storeId, [line]),
    take: () => takeStock(db, storeId, sale, [line], action),
    sell: () => sellAtCounter(db, storeId, sale, [line], action),
    async begin_take() {
      const list = { id: key, scope: 'list', scopeValue: '', variantIds, note: '' } as const;
      await startStockTake(db, storeId, { ...list, locationId: stockLocation.locationId }, action);
    },
    async count_in_take() {
      const counted = { id: newId(), code: '', variantId: stockLocation.variantId, ...countOf(step) };
      if (open) await count(db, storeId, open.id, [counted], action);
    },
    async end_take() {
      if (open)
        await applyStockTake(db, storeId, open.id, { uncounted: uncountedBy(step), ...meant }, action);
    },
    async send() {
      const way = { fromLocationId: stockLocation.locationId, toLocationId: places[1 - step.place] ?? '' };
      await createTransfer(db, storeId, { ...way, id: key, note: '', lines: [line] }, action);
      await sendTransfer(db, storeId, key, action);
    },
    async arrive() {
      const arrival = arrivalOf(ledger, step);
      if (!arrival) return;
      const { oldest, ...came } = arrival;
      const variantId = variantIds[oldest.variant] ?? '';
      await receiveTransfer(db, storeId, oldest.id, [{ variantId, ...came }], action);
    },
    async call_off() {
      const [oldest] = ledger.transfers;
      if (oldest) await cancelTransfer(db, storeId, oldest.id, action);
    },
    async order() {
      await makeOrder(db, storeId, orderDraft(ground, step, stockLocation.locationId), action);
      await placeOrder(db, storeId, key, action);
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
      await changeOrder(db, storeId, placed.id, { version, costs }, action);
    },
    async call_off_rest() {
      if (placed) await closeOrder(db, storeId, placed.id, action);
    },
    async take_back() {
      const receiptId = placed?.receipts.at(-1)?.id ?? '';
      if (placed) await reverseReceipt(db, storeId, { orderId: placed.id, receiptId, ...meant }, action);
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
    allocate_by: 'value',
    lines,
    costs: [{ kind: 'freight', label: '', amount: usualFreight }],
  };
}

async function receiveOnDatabase(
  db: Db,
  { storeId, variantIds }: Ground,
  ledger: StockLedger,
  step: SentStep,
  action: Action,
): Promise<void> {
  const placed = orderOf(ledger, step.kind);
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
  await receiveOrder(db, storeId, placed.id, delivery, action);
}
