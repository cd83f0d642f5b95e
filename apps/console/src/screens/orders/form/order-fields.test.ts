import { describe, expect, it } from 'vitest';
import { checkOrderFields } from './check-order-fields.ts';
import { mergeOrder, orderDifferences } from './merge-order.ts';
import { changeBody, draftBody } from './order-bodies.ts';
import { atListNow, blankOrder, type OrderFields, ownLine, withItems } from './order-fields.ts';
import { totalsOf } from './order-totals.ts';

const rice = {
  product_id: 'p-rice',
  variant_id: 'v-rice',
  product_title: 'Basmati rice',
  variant_name: '',
  sku: 'RICE',
  image: null,
  price: 45_000,
  exempt_vat: false,
  tax_percent: null,
  available: null,
  is_own_code: false,
};
const noVat = { apply_vat: false, vat_percent: 0, prices_include_vat: false };
const isNew = { isPlaced: false, isDue: false, isNamed: false, isAddingCustomer: false };

function order(change: Partial<OrderFields> = {}): OrderFields {
  return { ...blankOrder, lines: withItems([], rice, 'KES'), ...change };
}

/** As it comes back from the server: its lines have ids. */
function saved(change: Partial<OrderFields> = {}): OrderFields {
  const lines = withItems([], rice, 'KES').map((line) => ({ ...line, id: 'l-rice', key: 'l-rice' }));
  return { ...blankOrder, lines, ...change };
}

const withUnits = (fields: OrderFields, quantity: string): OrderFields => ({
  ...fields,
  lines: fields.lines.map((line) => ({ ...line, quantity })),
});

describe('An order as it is typed', () => {
  it('counts a second scan of the same goods as another piece', () => {
    const twice = withItems(order().lines, rice, 'KES');
    expect(twice.map(({ quantity }) => quantity)).toEqual(['2']);
  });

  it('follows what its goods cost now, but for a price that was typed and lines that it had already', () => {
    const now = [{ variant_id: 'v-rice', price: 47_500, exempt_vat: true, tax_percent: '5' }];
    const [followed] = atListNow(order().lines, now, 'KES');
    expect(followed).toMatchObject({ unitPrice: '475.00', listed: 47_500, exemptVat: true, taxPercent: '5' });
    expect(atListNow(followed ? [followed] : [], now, 'KES')[0]).toBe(followed);
    const typed = order().lines.map((line) => ({ ...line, unitPrice: '400' }));
    expect(atListNow(typed, now, 'KES')).toMatchObject([{ unitPrice: '400', listed: 47_500 }]);
    const had = saved().lines;
    expect(atListNow(had, now, 'KES')[0]).toBe(had[0]);
    const own = [{ ...ownLine('own'), unitPrice: '5' }];
    expect(atListNow(own, now, 'KES')[0]).toBe(own[0]);
  });

  it('is reckoned by the rule of the server, with what is typed wrong left out', () => {
    const typed = order({
      lines: [...withUnits(order(), '3').lines, { ...ownLine('own'), unitPrice: '5x' }],
      discountKind: 'percent',
      discount: '10',
      shipping: '20',
    });
    const totals = totalsOf(typed, 'KES', { apply_vat: true, vat_percent: 16, prices_include_vat: false });
    expect(totals).toMatchObject({ lines: 135_000, discount: 13_500, vat: 19_440, total: 142_940 });
    expect(totals?.ofLines.has('own')).toBe(false);
    const huge = order({ lines: [{ ...ownLine('own'), unitPrice: '90000000000000', quantity: '9999999' }] });
    expect(totalsOf(huge, 'KES', noVat)).toBeNull();
  });

  it('says the price only where it is not that of the list', () => {
    expect(draftBody(order(), 'KES').lines).toEqual([{ variant_id: 'v-rice', quantity: 1, discount: 0 }]);
    const lines = order().lines.map((line) => ({ ...line, unitPrice: '400' }));
    expect(draftBody(order({ lines }), 'KES').lines[0]?.unit_price).toBe(40_000);
  });

  it('sends of an edit what differs, and keeps the ids of its lines', () => {
    expect(changeBody(saved(), saved({ note: ' Gate ' }), 'KES', 4)).toEqual({ version: 4, note: 'Gate' });
    expect(changeBody(saved(), withUnits(saved(), '2'), 'KES', 4)).toEqual({
      version: 4,
      lines: [{ id: 'l-rice', quantity: 2, discount: 0 }],
    });
  });

  it('says what is wrong under its field', () => {
    const own = { ...ownLine('own'), discount: '3', unitPrice: '2', quantity: '1' };
    const typed = withUnits(order(), '1.5');
    const lines = [...typed.lines, own, { ...own, key: 'part', title: 'Rug', fulfilled: 2 }];
    expect(
      checkOrderFields({ ...typed, lines, discountKind: 'percent', discount: '101' }, 'KES', isNew),
    ).toEqual({
      'lines.v-rice.quantity': 'Enter a whole number of 1 or more',
      'lines.own.title': 'Enter an item name',
      'lines.own.discount': 'The discount can’t be more than the item total',
      'lines.part.quantity': '2 already fulfilled',
      'lines.part.discount': 'The discount can’t be more than the item total',
      discount: 'Enter a percentage up to 100, with up to 3 decimals',
    });
    const isSold = { isPlaced: true, isDue: true, isNamed: true, isAddingCustomer: false };
    expect(checkOrderFields(blankOrder, 'KES', isSold)).toEqual({
      lines: 'Add at least one item',
      customer_id: 'Choose a customer',
      due_on: 'Enter a due date',
    });
  });

  it('is not saved without the customer who is being added', () => {
    expect(checkOrderFields(order(), 'KES', { ...isNew, isAddingCustomer: true })).toEqual({
      customer_id: 'Add the customer, or cancel',
    });
  });
});

describe('Two people on one order', () => {
  it('keep what each of them changed, and choose where both changed the same', () => {
    const base = saved();
    const mine = { ...withUnits(base, '2'), note: 'Gate' };
    const theirs = { ...withUnits(base, '5'), shipping: '20.00', channel: 'in_person' as const };
    expect(orderDifferences(base, mine, theirs, (id) => id).map(({ what, mine }) => [what, mine])).toEqual([
      ['Sales channel', undefined],
      ['Shipping', undefined],
      ['Basmati rice: quantity', '2'],
    ]);
    const kept = mergeOrder(base, mine, theirs, 'mine');
    expect([kept.note, kept.shipping, kept.lines[0]?.quantity]).toEqual(['Gate', '20.00', '2']);
    expect(kept.channel).toBe('in_person');
    const apart = mergeOrder(base, { ...base, channel: 'in_person' }, { ...base, note: 'x' }, 'theirs');
    expect(changeBody({ ...base, note: 'x' }, apart, 'KES', 2)).toEqual({ version: 2, channel: 'in_person' });
    expect(mergeOrder(base, mine, theirs, 'theirs').lines[0]?.quantity).toBe('5');
  });

  it('do not bring back what was taken out, nor lose what was handed over of it', () => {
    const base = saved();
    const mine = { ...base, lines: [] };
    expect(mergeOrder(base, mine, { ...base, note: 'x' }, 'mine').lines).toEqual([]);
    const handed = { ...base, lines: base.lines.map((line) => ({ ...line, fulfilled: 1 })) };
    expect(mergeOrder(base, mine, handed, 'mine').lines).toHaveLength(1);
  });

  it('count goods that both have added once', () => {
    const added = order({ lines: withItems([], rice, 'KES') });
    const theirs = saved();
    const merged = mergeOrder(blankOrder, withUnits(added, '3'), theirs, 'mine');
    expect(merged.lines.map(({ id, quantity }) => [id, quantity])).toEqual([['l-rice', '3']]);
  });
});
