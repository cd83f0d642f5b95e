import { newUuid } from '@sokoni/console/offline/new-uuid';
import type { Till } from '@sokoni/console/offline/till';
import type { OutboxRowOf } from '@sokoni/console/offline/till-database';
import type { SaleDraft, TillPayload } from '@sokoni/console/offline/till-types';
import {
  balanceOf,
  refundOf,
  returnableLines,
  returnedValue,
} from '@sokoni/console/sell/past-sales/returned-value';
import { withBalancePaid } from '@sokoni/console/sell/past-sales/shown-sale';
import { rungSale, type SaleMoment } from '@sokoni/console/sell/payment/rung-sale';
import type { Settlement } from '@sokoni/console/sell/payment/settlement';
import { soldItem } from '@sokoni/console/sell/products/sold-item';
import { newSale, type OpenSale, saleFigures, withItem } from '@sokoni/rules/point-of-sale/open-sale';
import type { Chance } from './chance.ts';

/** Something of what the device knows to be for sale. */
export function anySale(till: Till, chance: Chance): OpenSale {
  const items = till.catalogue.inCategory(null);
  let sale = newSale(newUuid());
  for (let line = chance.below(3); line >= 0; line -= 1) {
    const { product, variant } = chance.of(items);
    if (variant) sale = withItem(sale, soldItem(product, variant), newUuid(), 1 + chance.below(3));
  }
  if (chance.is(0.1)) return { ...sale, discount: { kind: 'percent', percent: '10' }, reason: 'Market day' };
  return sale;
}

/** The sale as it is paid: mostly in cash, sometimes in part or later. */
export function anyDraft(till: Till, sale: OpenSale, moment: SaleMoment, chance: Chance): SaleDraft {
  const setup = till.setup();
  const discounts = setup.discounts.map((discount) => ({ ...discount, customer_uses: 0 }));
  const figures = saleFigures(sale, {
    ...{ vat: setup.store.vat, discounts, categories: setup.categories, at: moment.at },
  });
  const total = figures.totals?.total ?? 0;
  const settlement = anySettlement(total, sale.customer !== null, chance);
  return rungSale(sale, figures, settlement, setup, moment);
}

function anySettlement(total: number, hasCustomer: boolean, chance: Chance): Settlement {
  const type = hasCustomer ? chance.of(['credit', 'part_instant', 'instant'] as const) : 'instant';
  const isFulfilled = chance.is(0.95);
  if (type === 'credit') return { type, tenders: [], dueOn: farOff(), isFulfilled };
  const amount = type === 'part_instant' ? Math.max(1, Math.floor(total / 2)) : total;
  const method = chance.weighed({ cash: 6, card: 2, mobile_money: 2 });
  const tendered = method === 'cash' && type === 'instant' ? amount + chance.below(3) * 1000 : amount;
  const none = { label: '', rounding: 0, tip: 0, reference: '', gift_card_code: '' };
  const tender = { id: newUuid(), method, amount, tendered, ...none };
  return { type, tenders: [tender], dueOn: type === 'instant' ? null : farOff(), isFulfilled };
}

/** When what is owed is due. */
function farOff(): string {
  return `${new Date().getFullYear() + 2}-01-31`;
}

/** Some or all of what is left to be paid of a sale; null where that is nothing. */
export async function anyBalancePaid(
  till: Till,
  { id, payload }: OutboxRowOf<'sale'>,
  moment: SaleMoment,
  chance: Chance,
): Promise<Omit<TillPayload<'balance_paid'>, 'register_id' | 'shift_id'> | null> {
  const earlier = (await till.returnsOf(id)).map((row) => row.payload);
  const balance = balanceOf(withBalancePaid(payload, await till.balancePaidOf(id)), earlier);
  if (balance <= 0) return null;
  const amount = chance.of([balance, Math.ceil(balance / 3)]);
  const method = chance.weighed({ cash: 6, card: 2, mobile_money: 2 });
  return { ...moment, order_id: id, method, label: '', amount, rounding: 0, tip: 0, reference: '' };
}

/** Some or all of a sale that comes back, with its money; null where everything is back already. */
export async function anyReturn(
  till: Till,
  { id, payload }: OutboxRowOf<'sale'>,
  moment: SaleMoment,
  chance: Chance,
): Promise<Omit<TillPayload<'return'>, 'register_id' | 'shift_id'> | null> {
  const earlier = (await till.returnsOf(id)).map((row) => row.payload);
  const lines = returnableLines(payload, earlier);
  const line = lines.find(({ sold, returned }) => returned < sold);
  if (!line) return null;
  const quantity = 1 + chance.below(line.sold - line.returned);
  const { due } = refundOf(payload, lines, earlier, returnedValue(lines, { [line.id]: quantity }));
  return {
    ...{ ...moment, order_id: id, reason: '' },
    lines: [{ line_id: line.id, quantity, restocked: chance.is(0.8) }],
    refund: due > 0 ? { id: newUuid(), method: 'cash', amount: due, label: '', rounding: 0 } : null,
    exchange: null,
  };
}
