import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { orderStates } from '#orders/order-state.ts';
import { afterOrderStep } from './apply-order-step.ts';
import { emptyOrderLedger, type LedgerOrder, type OrderLedger, stateOf } from './order-ledger.ts';
import { type FatedOrderStep, orderKinds, orderSteps } from './order-steps.ts';
import { fates } from './request-outcomes.ts';

// What the runs of `order-model.test.ts` come to: what they never do they prove nothing of.

const refusals = {
  give_credit: ['invalid_fields'],
  place: ['wrong_state', 'invalid_fields', 'discount_refused', 'not_enough_stock', 'over_credit_limit'],
  sell: ['invalid_fields', 'discount_refused', 'not_enough_stock', 'over_credit_limit'],
  edit: ['wrong_state', 'invalid_fields', 'discount_refused', 'not_enough_stock', 'over_credit_limit'],
  edit_buyer: ['wrong_state', 'over_credit_limit'],
  edit_place: ['wrong_state', 'not_enough_stock'],
  pay: ['wrong_state', 'invalid_fields'],
  refund: ['wrong_state', 'invalid_fields'],
  fulfil: ['wrong_state'],
  take_back: ['wrong_state'],
  exchange: ['wrong_state', 'invalid_fields', 'discount_refused', 'not_enough_stock', 'over_credit_limit'],
  cancel: ['wrong_state'],
  discard: ['wrong_state'],
};

type Sort = 'done' | 'refused' | 'state' | 'money' | 'exchange';

/** How often runs come to what. */
class Seen {
  readonly #times = new Map<string, number>();

  add(sort: Sort, word: string): void {
    this.#times.set(`${sort}/${word}`, this.times(sort, word) + 1);
  }

  times(sort: Sort, word: string): number {
    return this.#times.get(`${sort}/${word}`) ?? 0;
  }

  words(sort: Sort): string[] {
    return [...this.#times.keys()].flatMap((key) =>
      key.startsWith(`${sort}/`) ? [key.slice(sort.length + 1)] : [],
    );
  }

  /** A step that happened. */
  count({ kind }: FatedOrderStep, after: OrderLedger, before: OrderLedger): void {
    const { orders, gifts, cards, deliveries, vat } = after;
    const isDone =
      [orders !== before.orders, gifts !== before.gifts, cards !== before.cards].includes(true) ||
      [deliveries !== before.deliveries, vat !== before.vat].includes(true);
    if (!isDone) return;
    this.add('done', kind);
    for (const order of orders.filter((one) => !before.orders.includes(one))) {
      this.add('state', stateOf(order));
      const known = before.orders.find(({ id }) => id === order.id)?.payments.length ?? 0;
      for (const { method, kind: way } of order.payments.slice(known)) this.add('money', `${way}: ${method}`);
    }
    if (kind === 'exchange') this.add('exchange', outcomeOf(orders.at(-1)));
  }
}

function outcomeOf(made: LedgerOrder | undefined): string {
  const moved = made?.payments.find(({ method }) => method === 'exchange')?.amount ?? 0;
  if (moved === 0) return 'nothing moved';
  return moved === made?.totals.total ? 'all is paid by what is freed' : 'a part is to be paid';
}

describe('2,000 runs of up to 60 steps on orders', () => {
  it('come to all, often: every kind, fate and state, refusals of every reason, exchanges of every outcome, and runs of 60', () => {
    const sequences = fc.sample(orderSteps, { numRuns: 2000, seed: 20 });
    expect(sequences).toHaveLength(2000);
    expect(Math.max(...sequences.map(({ length }) => length))).toBe(60);
    expect(new Set(sequences.flat().map(({ fate }) => fate))).toEqual(new Set(fates));
    const vat = { apply_vat: true, vat_percent: '16.000', prices_include_vat: false };
    const seen = new Seen();
    for (const sequence of sequences) {
      let ledger = emptyOrderLedger(vat);
      for (const [index, step] of sequence.entries()) {
        const after = afterOrderStep(ledger, { ...step, key: `${index}` });
        if (after.ok) seen.count(step, after.value, ledger);
        else seen.add('refused', `${step.kind}: ${after.reason}`);
        ledger = after.ok ? after.value : ledger;
      }
    }
    const rarely = (kind: Sort, least: number, words: readonly string[]) =>
      words.filter((word) => seen.times(kind, word) < least);
    expect(rarely('done', 150, orderKinds)).toEqual([]);
    expect(
      rarely('exchange', 50, ['nothing moved', 'a part is to be paid', 'all is paid by what is freed']),
    ).toEqual([]);
    expect(rarely('state', 100, orderStates)).toEqual([]);
    const methods = ['cash', 'store_credit', 'gift_card', 'exchange'];
    expect(
      rarely(
        'money',
        5,
        methods.flatMap((method) => [`payment: ${method}`, `refund: ${method}`]),
      ),
    ).toEqual([]);
    const reasons = Object.entries(refusals).flatMap(([kind, whys]) => whys.map((why) => `${kind}: ${why}`));
    expect(rarely('refused', 3, reasons)).toEqual([]);
    expect(seen.words('refused').sort()).toEqual(reasons.sort());
  }, 60_000);
});
