import { describe, expect, it } from 'vitest';
import { mergeOrder, orderDifferences } from './merge-order.ts';
import { blankOrder, type LineFields, type OrderFields } from './order-fields.ts';

const line = (variantId: string, fields: Partial<LineFields> = {}): LineFields => ({
  variantId,
  title: variantId,
  variantName: '',
  sku: '',
  barcode: '',
  image: null,
  weightGrams: null,
  supplierSku: '',
  quantity: '10',
  unitCost: '5.00',
  received: 0,
  ...fields,
});
const base: OrderFields = { ...blankOrder, reference: 'Q-1', lines: [line('rice'), line('salt')] };
const differ = (mine: OrderFields, theirs: OrderFields) =>
  orderDifferences(base, mine, theirs, (id) => `place ${id}`);

describe('Two people on one purchase order', () => {
  it('keep both where each changed something else, line by line and field by field', () => {
    const mine = { ...base, note: 'Ring first', lines: [line('rice', { quantity: '12' }), line('salt')] };
    const theirs = {
      ...base,
      reference: 'Q-2',
      lines: [line('rice', { unitCost: '6.00', received: 3 }), line('salt'), line('oil')],
    };
    const merged = mergeOrder(base, mine, theirs, 'mine');
    expect(merged).toMatchObject({ note: 'Ring first', reference: 'Q-2' });
    expect(merged.lines).toEqual([
      line('rice', { quantity: '12', unitCost: '6.00', received: 3 }),
      line('salt'),
      line('oil'),
    ]);
    expect(differ(mine, theirs)).toEqual([
      { key: 'reference', what: 'Reference', before: 'Q-1', theirs: 'Q-2', mine: undefined },
      { key: 'rice unitCost', what: 'rice: Unit cost', before: '5.00', theirs: '6.00', mine: undefined },
      { key: 'rice received', what: 'rice: Received', before: '0', theirs: '3', mine: undefined },
      { key: 'oil', what: 'oil', before: '', theirs: '10 pieces', mine: undefined },
    ]);
  });

  it('are asked where both changed the same', () => {
    const mine = { ...base, lines: [line('rice', { quantity: '12' }), line('salt')] };
    const theirs = { ...base, lines: [line('rice', { quantity: '8' }), line('salt')] };
    expect(differ(mine, theirs)).toEqual([
      { key: 'rice quantity', what: 'rice: Pieces', before: '10', theirs: '8', mine: '12' },
    ]);
    expect(mergeOrder(base, mine, theirs, 'mine').lines[0]?.quantity).toBe('12');
    expect(mergeOrder(base, mine, theirs, 'theirs').lines[0]?.quantity).toBe('8');
  });

  it('keep a line of which something has come, and goods that were added here', () => {
    const mine = { ...base, lines: [line('salt'), line('soap')] };
    const theirs = { ...base, lines: [line('rice', { received: 1 }), line('salt')] };
    const merged = mergeOrder(base, mine, theirs, 'mine').lines.map(({ variantId }) => variantId);
    expect(merged).toEqual(['rice', 'salt', 'soap']);
    const untouched = { ...base, lines: [line('rice'), line('salt')] };
    expect(mergeOrder(base, mine, untouched, 'mine').lines.map(({ variantId }) => variantId)).toEqual([
      'salt',
      'soap',
    ]);
  });

  it('are told which is which of two goods that are called the same', () => {
    const alike = {
      ...base,
      lines: [line('a', { title: 'Pot', sku: 'POT-1' }), line('b', { title: 'Pot', sku: 'POT-2' })],
    };
    const theirs = { ...alike, lines: alike.lines.map((one) => ({ ...one, quantity: '8' })) };
    const found = orderDifferences(alike, alike, theirs, (id) => id);
    expect(found.map(({ what }) => what)).toEqual(['Pot (POT-1): Pieces', 'Pot (POT-2): Pieces']);
    const unmarked = (fields: OrderFields) => ({
      ...fields,
      lines: fields.lines.map((one) => ({ ...one, sku: '' })),
    });
    const keys = orderDifferences(unmarked(alike), unmarked(alike), unmarked(theirs), (id) => id).map(
      ({ key }) => key,
    );
    expect(new Set(keys).size).toBe(2);
  });
});
