import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  allowsOrderAct,
  checkSettlement,
  type OrderFacts,
  orderState,
  orderStates,
  outstanding,
  refundable,
  type SettlementFacts,
  toBeFulfilled,
} from './order-state.ts';

const facts = (given: Partial<OrderFacts> = {}): OrderFacts => ({
  stage: 'placed',
  total: 1000,
  paid: 0,
  refunded: 0,
  lines: [
    { quantity: 2, fulfilled: 0, returned: 0 },
    { quantity: 1, fulfilled: 0, returned: 0 },
  ],
  ...given,
});
const units = (fulfilled: number, returned: number) => ({
  lines: [
    { quantity: 2, fulfilled, returned },
    { quantity: 1, fulfilled: Math.floor(fulfilled / 2), returned: Math.floor(returned / 2) },
  ],
});

describe('The state of an order', () => {
  it.each([
    [{ stage: 'draft' as const }, 'draft'],
    [{}, 'placed'],
    [{ paid: 1 }, 'part_paid'],
    [{ paid: 1000 }, 'paid'],
    [{ paid: 1500 }, 'paid'],
    [{ paid: 1000, refunded: 400 }, 'part_paid'],
    [{ paid: 1000, refunded: 1000 }, 'placed'],
    [{ total: 0 }, 'paid'],
    [units(1, 0), 'part_fulfilled'],
    [{ paid: 1000, ...units(1, 0) }, 'part_fulfilled'],
    [units(2, 0), 'fulfilled'],
    [{ paid: 1000, ...units(2, 1) }, 'part_returned'],
    [{ paid: 1000, ...units(1, 1) }, 'part_fulfilled'],
    [{ paid: 1000, ...units(2, 2) }, 'returned'],
    [{ stage: 'cancelled' as const, paid: 1000 }, 'cancelled'],
  ])('with %j is %s', (given, state) => {
    expect(orderState(facts(given))).toBe(state);
  });

  const anyFacts = fc.record({
    stage: fc.constantFrom('draft' as const, 'placed' as const, 'cancelled' as const),
    total: fc.nat(5000),
    money: fc.tuple(fc.nat(5000), fc.nat(5000)),
    lines: fc.array(fc.tuple(fc.integer({ min: 1, max: 9 }), fc.nat(9), fc.nat(9)), {
      minLength: 1,
      maxLength: 4,
    }),
  });

  it('has a name, whatever has happened, lets money go back wherever there is some, and says whether goods are still to go', () => {
    fc.assert(
      fc.property(anyFacts, ({ stage, total, money, lines }) => {
        const [paid, wanted] = money;
        const order: OrderFacts = {
          stage,
          total,
          paid: stage === 'draft' ? 0 : paid,
          refunded: stage === 'draft' ? 0 : Math.min(paid, wanted),
          lines: lines.map(([quantity, handed, back]) => {
            const fulfilled = stage === 'placed' ? Math.min(quantity, handed) : 0;
            return { quantity, fulfilled, returned: Math.min(fulfilled, back) };
          }),
        };
        const state = orderState(order);
        expect(orderStates).toContain(state);
        if (refundable(order) > 0) expect(allowsOrderAct(state, 'refund')).toBe(true);
        if (stage === 'placed' && outstanding(order) > 0) expect(allowsOrderAct(state, 'pay')).toBe(true);
        if (stage === 'placed') {
          const isOpen = order.lines.some(({ quantity, fulfilled }) => fulfilled < quantity);
          expect(toBeFulfilled.includes(state)).toBe(isOpen);
          expect(allowsOrderAct(state, 'fulfil')).toBe(isOpen);
          expect(allowsOrderAct(state, 'cancel')).toBe(isOpen);
        }
      }),
    );
  });
});

describe('SPEC 3, payment types: how a sale is settled', () => {
  const sale = (given: Partial<SettlementFacts>): SettlementFacts => ({
    type: 'instant',
    total: 1000,
    paid: 0,
    hasCustomer: false,
    dueOn: null,
    today: '2026-11-21',
    ...given,
  });
  const known = { hasCustomer: true, dueOn: '2026-12-21' };

  it.each([
    [sale({ paid: 1000 })],
    [sale({ total: 0 })],
    [sale({ type: 'part_instant', paid: 1, ...known })],
    [sale({ type: 'part_instant', paid: 999, ...known, dueOn: '2026-11-21' })],
    [sale({ type: 'credit', ...known })],
    [sale({ type: 'pod' })],
  ])('takes %j', (given) => {
    expect(checkSettlement(given)).toEqual({ ok: true });
  });

  it.each([
    ['not_paid', sale({ paid: 999 })],
    ['not_paid', sale({ paid: 1001 })],
    ['part_payment_wrong', sale({ type: 'part_instant', paid: 0, ...known })],
    ['part_payment_wrong', sale({ type: 'part_instant', paid: 1000, ...known })],
    ['credit_paid', sale({ type: 'credit', paid: 1, ...known })],
    ['delivery_paid', sale({ type: 'pod', paid: 1 })],
    ['no_customer', sale({ type: 'credit', dueOn: '2026-12-21' })],
    ['no_customer', sale({ type: 'part_instant', paid: 1, dueOn: '2026-12-21' })],
    ['no_due_date', sale({ type: 'credit', hasCustomer: true })],
    ['due_in_past', sale({ type: 'credit', hasCustomer: true, dueOn: '2026-11-20' })],
    ['due_in_past', sale({ type: 'pod', dueOn: '2026-11-20' })],
  ])('refuses with %s: %j', (reason, given) => {
    expect(checkSettlement(given)).toMatchObject({ ok: false, reason });
  });
});
