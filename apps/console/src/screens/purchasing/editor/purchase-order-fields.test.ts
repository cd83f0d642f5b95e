import { describe, expect, it } from 'vitest';
import type { PurchaseItem } from '#contract-types.ts';
import { readPasted } from './pasted-lines.ts';
import {
  blankOrder,
  changeBody,
  checkOrderFields,
  draftBody,
  lineOf,
  type OrderFields,
  totalsOf,
  withLines,
} from './purchase-order-fields.ts';

const rice: PurchaseItem = {
  variant_id: 'rice',
  product_id: 'p',
  product_title: 'Rice',
  variant_name: '',
  sku: 'RICE',
  barcode: '',
  image: null,
  weight_grams: null,
  available: 1,
  incoming: 0,
  supplier_sku: '',
  last_cost: 1250,
};
const salt: PurchaseItem = { ...rice, variant_id: 'salt', last_cost: null };

function order(change: Partial<OrderFields> = {}): OrderFields {
  return {
    ...blankOrder,
    supplier: { id: 's', name: 'Mboga' },
    lines: [lineOf(rice, '10', 'KES'), lineOf(salt, '5', 'KES')],
    ...change,
  };
}

describe('A purchase order as it is typed', () => {
  it('begins with what the supplier took the last time', () => {
    expect(lineOf(rice, '3', 'KES').unitCost).toBe('12.50');
    expect(lineOf(rice, '3', 'RWF').unitCost).toBe('1250');
    expect(lineOf(salt, '3', 'KES').unitCost).toBe('');
  });

  it('puts pieces of goods that stand there on top', () => {
    const lines = withLines(order().lines, [lineOf(rice, '2', 'KES')]);
    expect(lines.map(({ quantity }) => quantity)).toEqual(['12', '5']);
  });

  it('says at the line what is no count and no amount', () => {
    for (const quantity of ['', '0', '-1', '1.5', '1e3', 'NaN', '1000000000']) {
      const [line] = order().lines;
      const problems = checkOrderFields(order({ lines: line ? [{ ...line, quantity }] : [] }), 'KES', {
        isDraft: true,
        received: new Map(),
      });
      expect(problems['lines.rice.quantity'], quantity).toBeDefined();
    }
    const [line] = order().lines;
    const wrong = order({
      supplier: null,
      lines: line ? [{ ...line, unitCost: '1.999' }] : [],
      costs: [{ key: 'a', kind: 'freight', label: '', amount: '' }],
    });
    const received = new Map([['rice', { received: 11, returned: 0, fewest: 11 }]]);
    expect(checkOrderFields(wrong, 'KES', { isDraft: false, received })).toEqual({
      supplier: 'Choose a supplier',
      'lines.rice.quantity': '11 already received',
      'lines.rice.unitCost': 'KES has 2 decimals',
      'costs.a.amount': 'Enter an amount',
    });
    expect(checkOrderFields(order({ lines: [] }), 'KES', { isDraft: false, received }).lines).toBe(
      'Add at least one item',
    );
  });

  it('adds up, and says what a piece has cost in the end', () => {
    const costs = [{ key: 'a', kind: 'freight' as const, label: '', amount: '1.00' }];
    const totals = totalsOf(order({ costs, allocate_by: 'quantity' }), 'KES', {
      isClosed: false,
      received: new Map(),
    });
    expect(totals).toMatchObject({ items: 12_500, onTop: 100, unknown: 1 });
    expect([...totals.landed]).toEqual([
      ['rice', 1257],
      ['salt', null],
    ]);
  });

  it('sends only what differs, and no cost for whoever sees none', () => {
    const base = order();
    const typed = { ...base, note: ' Ring first ' };
    expect(changeBody(base, typed, 'KES', { version: 3, seesCosts: true })).toEqual({
      version: 3,
      note: 'Ring first',
    });
    expect(JSON.stringify(draftBody(base, 'KES', false))).not.toContain('cost');
    expect(draftBody(base, 'KES', true).lines?.map((line) => line.unit_cost)).toEqual([1250, null]);
  });
});

describe('a pasted list of codes and pieces', () => {
  it('is read with any of the usual signs between', () => {
    expect(readPasted('RICE-1\t12\nSALT;3\r\n\n6001234567895, 4\nOil 5 L 2\nTEA')).toEqual({
      lines: [
        { row: 1, code: 'RICE-1', quantity: 12 },
        { row: 2, code: 'SALT', quantity: 3 },
        { row: 4, code: '6001234567895', quantity: 4 },
        { row: 5, code: 'Oil 5 L', quantity: 2 },
        { row: 6, code: 'TEA', quantity: 1 },
      ],
      problems: [],
    });
  });

  it('names the rows that make no sense', () => {
    const { lines, problems } = readPasted('RICE 1.5\nSALT -1\nTEA 1e3\nOIL 0\nMAIZE 1000000000');
    expect(lines).toEqual([]);
    expect(problems.map(({ row }) => row)).toEqual([1, 2, 3, 4, 5]);
  });
});
