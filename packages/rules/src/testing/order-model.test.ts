import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { outstanding, refundable } from '#orders/order-state.ts';
import { available } from '#stock/stock.ts';
import { afterOrderStep } from './apply-order-step.ts';
import { usesOf } from './order-discounts.ts';
import {
  cardBalance,
  creditOf,
  debtOf,
  emptyOrderLedger,
  type LedgerOrder,
  moneyOf,
  type OrderLedger,
  stateOf,
} from './order-ledger.ts';
import { anyVat, buyers, type FatedOrderStep, items, offers, orderSteps } from './order-steps.ts';
import { promisedOf, type StockLocation } from './order-stock.ts';
import { follow } from './request-outcomes.ts';

const { seed = 20, numRuns = 0 } = fc.readConfigureGlobal();

/** A soak goes further, with a seed that nobody has tried. */
const runs = { numRuns: Math.max(2000, numRuns), seed };
const patience = runs.numRuns * 60;

interface Sight {
  after: OrderLedger;
  before: OrderLedger;
  /** The orders that the step has made or changed. */
  changed: readonly LedgerOrder[];
  step: FatedOrderStep;
}

type Look = (sight: Sight) => void;

/** A look at any run, before and after each of its steps. */
function anyRun(look: Look) {
  return fc.property(anyVat, orderSteps, (vat, sequence) =>
    follow({ ledger: emptyOrderLedger(vat), afterStep: afterOrderStep }, sequence, (after, before, step) => {
      if (after === before) return;
      const changed = after.orders.filter((order) => !before.orders.includes(order));
      look({ after, before, changed, step });
    }),
  );
}

const looks: Look[] = [];
let refuted: ReadonlySet<Look> | undefined;

/** A test that looks at 2,000 runs. They are the same for all tests and are made once; what fails is run again, down to its shortest run. */
function everyRun(look: Look): () => void {
  looks.push(look);
  return () => {
    refuted ??= thoseThatFail(looks);
    if (refuted.has(look)) fc.assert(anyRun(look), runs);
  };
}

function thoseThatFail(all: readonly Look[]): Set<Look> {
  const failed = new Set<Look>();
  const atAll: Look = (sight) => {
    for (const look of all) {
      try {
        if (!failed.has(look)) look(sight);
      } catch {
        failed.add(look);
      }
    }
  };
  fc.assert(anyRun(atAll), runs);
  return failed;
}

const sum = (amounts: readonly number[]) => amounts.reduce((whole, amount) => whole + amount, 0);

const moneyIn = ({ payments }: LedgerOrder, kind: 'payment' | 'refund') =>
  sum(payments.filter((entry) => entry.kind === kind).map(({ amount }) => amount));

/** Each level with what lies there by what came and went, and what is promised by the orders that stand. */
function levelsByOrders({ deliveries, orders }: OrderLedger) {
  const levels = items.map(() => [0, 1].map(() => ({ on_hand: 0, reserved: 0 })));
  const add = (column: 'on_hand' | 'reserved', stockLocations: readonly StockLocation[]) => {
    for (const { item, place, quantity } of stockLocations) {
      const level = item === null ? undefined : levels[item]?.[place];
      if (level) level[column] += quantity;
    }
  };
  add('on_hand', deliveries);
  for (const order of orders) {
    add('on_hand', order.moves);
    if (order.stage === 'placed') add('reserved', promisedOf(order));
  }
  return levels;
}

describe('Any sequence of up to 60 steps on orders', () => {
  it(
    'leaves lines - discounts + VAT + shipping = total, all of it in whole minor units of any currency',
    everyRun(({ changed }) => {
      for (const { totals, vat, lines, returns } of changed) {
        const added = vat.prices_include_vat ? 0 : totals.vat;
        expect(totals.lines).toBe(sum(lines.map(({ quantity, unit_price }) => quantity * unit_price)));
        expect(totals.lines - totals.discount + added + totals.shipping).toBe(totals.total);
        expect(sum(totals.shares.map(({ total }) => total)) + totals.shipping).toBe(totals.total);
        const amounts = [
          ...[totals.lines, totals.discount, totals.vat, totals.total],
          ...totals.shares.flatMap(({ discount, vat: taxed, total }) => [discount, taxed, total]),
          ...returns.map(({ value }) => value),
        ];
        expect(amounts.filter((amount) => !Number.isSafeInteger(amount) || amount < 0)).toEqual([]);
      }
    }),
    patience,
  );

  it(
    'leaves payments = paid, refunds = refunded and never above paid, and takes no more than is owed',
    everyRun(({ after, changed, step: { kind } }) => {
      const byExchange = after.orders.flatMap(({ payments }) =>
        payments.filter(({ method }) => method === 'exchange'),
      );
      expect(sum(byExchange.map((entry) => (entry.kind === 'payment' ? entry.amount : -entry.amount)))).toBe(
        0,
      );
      for (const order of changed) {
        expect(order.paid).toBe(moneyIn(order, 'payment'));
        expect(order.refunded).toBe(moneyIn(order, 'refund'));
        expect(refundable(moneyOf(order))).toBeGreaterThanOrEqual(0);
        if (kind === 'pay') expect(outstanding(moneyOf(order))).toBeGreaterThanOrEqual(0);
      }
    }),
    patience,
  );

  it(
    'keeps what every buyer has to spend in the shop from 0 up, and moves it by what it pays or takes back',
    everyRun(({ after, before, changed, step: { kind } }) => {
      for (const buyer of buyers.keys()) {
        expect(creditOf(after, buyer)).toBeGreaterThanOrEqual(0);
        const moved = creditOf(after, buyer) - creditOf(before, buyer);
        const cash = changed.filter((order) => order.buyer === buyer && kind === 'pay');
        const paid = cash.map((order) => order.payments.at(-1));
        for (const payment of paid)
          expect(moved).toBe(payment?.method === 'store_credit' ? -payment.amount : 0);
      }
    }),
    patience,
  );

  it(
    'keeps every gift card between nothing and what was put on it',
    everyRun(({ after }) => {
      const beyond = after.cards.filter(({ id, issued }) => {
        const left = cardBalance(after, id);
        return left < 0 || left > issued;
      });
      expect(beyond).toEqual([]);
    }),
    patience,
  );

  it(
    'gives back what the goods had cost: all of an order that is returned, but the shipping',
    everyRun(({ changed }) => {
      for (const order of changed) {
        expect(sum(order.returns.map(({ value }) => value))).toBe(order.returned_total);
        if (stateOf(order) === 'returned') expect(moneyOf(order).total).toBe(order.shipping);
      }
    }),
    patience,
  );

  it(
    'moves the goods that were handed over or came back, and promises the rest of what is placed',
    everyRun(({ after, before, changed }) => {
      const found = levelsByOrders(after).flat();
      const wrong = after.levels.flat().filter(({ on_hand, reserved }, stockLocation) => {
        return found[stockLocation]?.on_hand !== on_hand || found[stockLocation]?.reserved !== reserved;
      });
      expect(wrong).toEqual([]);
      for (const { lines, moves, returns } of changed) {
        for (const item of items.keys()) {
          const gone = lines.map((line) => (line.item === item ? line.fulfilled : 0));
          const back = returns.map(({ line, quantity, restocked }) =>
            restocked && lines[line]?.item === item ? quantity : 0,
          );
          const moved = moves.map((stockLocation) =>
            stockLocation.item === item ? stockLocation.quantity : 0,
          );
          expect(sum(moved) + sum(gone)).toBe(sum(back));
        }
        const beyond = lines.filter(
          ({ quantity, fulfilled, returned }) => fulfilled > quantity || returned > fulfilled,
        );
        expect(beyond).toEqual([]);
      }
      const overPromised = after.levels.flatMap((row, item) =>
        row.filter((level, place) => {
          const grew = level.reserved > (before.levels[item]?.[place]?.reserved ?? 0);
          return items[item]?.tracked && grew && available(level) < 0;
        }),
      );
      expect(overPromised).toEqual([]);
    }),
    patience,
  );

  it(
    'lets nobody owe more by a sale or an edit than they may, nor use a discount more often, and numbers orders without gaps',
    everyRun(({ after, before, changed, step: { kind } }) => {
      for (const [buyer, { credit_limit }] of buyers.entries()) {
        const debt = debtOf(after, buyer);
        // Money that was given back for items that stay is outstanding again, whatever the limit.
        const isLent = kind !== 'refund' && debt > debtOf(before, buyer);
        if (isLent && credit_limit !== null) expect(debt).toBeLessThanOrEqual(credit_limit);
      }
      for (const { offered, offer, totals } of changed) {
        expect([sum(offer), offered === null]).toEqual([totals.offer, totals.offer === 0]);
      }
      for (const [index, { use_limit, customer_limit }] of offers.entries()) {
        const uses = usesOf(after.orders, index);
        const each = buyers.map((_, buyer) => uses.filter((order) => order.buyer === buyer).length);
        const isBeyond =
          uses.length > (use_limit ?? Infinity) ||
          Math.max(...each) > (customer_limit ?? Infinity) ||
          (customer_limit !== null && sum(each) < uses.length);
        expect(isBeyond).toBe(false);
      }
      const numbers = after.orders.flatMap(({ number }) => (number === null ? [] : [number]));
      expect(numbers.sort((one, other) => one - other)).toEqual(numbers.map((_, index) => index + 1));
    }),
    patience,
  );
});
