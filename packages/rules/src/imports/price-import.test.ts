import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checkPriceMapping, recognisePriceColumns } from './price-columns.ts';
import { priceHeaders, priceRows } from './price-export.ts';
import { codesOfRow, dearerFindings, meantVariant, planPrices, priceDraftOf } from './price-import.ts';

const headers = ['SKU', 'Barcode', 'Minimum quantity', 'Unit price'];
const reading = { mapping: recognisePriceColumns(headers).mapping, currency: 'KES' } as const;
const read = (...rows: string[][]) =>
  priceDraftOf(
    reading,
    rows.map((cells, index) => ({ row: index + 2, cells })),
  );
const kept = [
  { minimum: 1, unit_price: 9000 },
  { minimum: 10, unit_price: 8000 },
];

describe('a file of prices', () => {
  it('is known by our headers, guessed by those of others, and needs a code', () => {
    expect(recognisePriceColumns(priceHeaders()).format).toBe('sokoni');
    expect(recognisePriceColumns(['SKU', 'Unit price', 'Row', 'Problem']).format).toBe('sokoni');
    const guessed = recognisePriceColumns(['EAN', 'MOQ', 'Price', 'Colour']);
    expect(guessed).toEqual({ format: 'other', mapping: ['barcode', 'minimum', 'unit_price', null] });
    expect(checkPriceMapping(guessed.mapping, 4)).toEqual({ ok: true });
    expect(checkPriceMapping(['product', 'unit_price'], 2)).toEqual({ ok: false, reason: 'nameless' });
  });

  it('is read by the rows of a variant, each a price from a quantity on', () => {
    const { draft, findings } = read(['A', '', '10', '80'], ['A', '', '', '90.50']);
    expect(findings).toEqual([]);
    expect(draft.breaks).toEqual([
      { minimum: 1, unit_price: 9050 },
      { minimum: 10, unit_price: 8000 },
    ]);
    expect(read(['A', '', '', '']).draft.breaks).toEqual([]);
  });

  it.each([
    [['A', '', '0', '1'], 'minimum_too_small'],
    [['A', '', '1.5', '1'], 'count_unreadable'],
    [['A', '', '2000000', '1'], 'minimum_too_large'],
    [['A', '', '1', ''], 'unit_price_missing'],
    [['A', '', '1', '1e3'], 'amount_unreadable'],
    [['A', '', '1', '-1'], 'amount_negative'],
  ])('refuses %j: %s', (cells, reason) => {
    expect(read(cells).findings.map((found) => found.reason.reason)).toEqual([reason]);
  });

  it('says no quantity of a variant twice', () => {
    expect(read(['A', '', '1', '1'], ['A', '', '1', '2']).findings).toMatchObject([
      { row: 3, reason: { reason: 'minimum_in_row', before: '2' } },
    ]);
  });

  it('is about the variant with the ID, else with the codes', () => {
    const tea = { id: 'tea', sku_key: 'tea-1', barcode: null };
    const rice = { id: 'rice', sku_key: 'rice-25', barcode: '4006381333931' };
    const known = {
      byId: new Map<string, { id: string; sku_key: string; barcode: string | null }>([['tea', tea]]),
      byCode: new Map<string, { id: string; sku_key: string; barcode: string | null }>([
        ['sku:tea-1', tea],
        ['sku:rice-25', rice],
        ['barcode:4006381333931', rice],
      ]),
    };
    const meant = (...cells: string[]) => {
      const codes = codesOfRow(reading, cells);
      return codes && meantVariant(codes, known);
    };
    expect(meant('TEA-1 ', '')).toEqual({ ok: true, variant: tea });
    expect(meant('', '4006381333931')).toEqual({ ok: true, variant: rice });
    expect(meant('tea-1', '4006381333931')).toMatchObject({ reason: { reason: 'codes_of_several' } });
    expect(meant('salt', '')).toMatchObject({ reason: { reason: 'no_item_with_code' } });
    expect(meant('', '', '5')).toMatchObject({ reason: { reason: 'code_missing' } });
    expect(meant('', '')).toBeUndefined();
    const codes = { variant_id: 'tea', skuKey: 'rice-25', barcode: '' };
    expect(meantVariant(codes, known)).toEqual({ ok: true, variant: tea });
  });
});

describe('what a list says afterwards', () => {
  const { draft } = read(['A', '', '10', '75'], ['A', '', '100', '60']);

  it('joined, the rows take the place of their quantities and the others stay', () => {
    expect(planPrices(draft, kept, 'add_and_update')).toEqual({
      action: 'update',
      after: [kept[0], ...draft.breaks],
      findings: [],
    });
    expect(planPrices(draft, [], 'add_and_update').action).toBe('create');
    expect(planPrices(draft, draft.breaks, 'add_and_update').action).toBe('same');
  });

  it('replaced, is what the rows say', () => {
    expect(planPrices(draft, kept, 'replace').after).toEqual(draft.breaks);
    expect(planPrices({ ...draft, breaks: [] }, kept, 'replace')).toMatchObject({
      action: 'update',
      after: [],
    });
    expect(planPrices({ ...draft, breaks: [] }, kept, 'add_and_update').action).toBe('same');
  });

  it('may cost more from a larger quantity on, with a word at the row', () => {
    const warnings = (rows: string[][], before: typeof kept = []) => {
      const { draft } = read(...rows);
      return dearerFindings(draft, planPrices(draft, before, 'add_and_update').after).map(
        ({ row, level, reason }) => [row, level, reason],
      );
    };
    const dearer = (than: number) => ({ reason: 'dearer_in_bulk', than });
    expect(
      warnings([
        ['A', '', '20', '145'],
        ['A', '', '10', '140'],
        ['A', '', '1', '150'],
      ]),
    ).toEqual([[2, 'warning', dearer(10)]]);
    expect(
      warnings([
        ['A', '', '1', '150'],
        ['A', '', '10', '150'],
      ]),
    ).toEqual([]);
    expect(warnings([['A', '', '20', '85']], kept)).toEqual([[2, 'warning', dearer(10)]]);
    expect(warnings([['A', '', '1', '75']], kept)).toEqual([[2, 'warning', dearer(1)]]);
    expect(warnings([['A', '', '5', '85']], [...kept, { minimum: 20, unit_price: 9999 }])).toEqual([]);
  });

  it('has no more breaks than fit', () => {
    const many = Array.from({ length: 9 }, (_, index) => ({ minimum: index + 1000, unit_price: 1 }));
    expect(planPrices(draft, many, 'add_and_update')).toMatchObject({
      action: 'error',
      after: many,
      findings: [{ reason: { reason: 'too_many_breaks', max: 10 } }],
    });
  });

  it('is the same when an export is imported again, whatever the prices', () => {
    const price = fc.record({ minimum: fc.integer({ min: 1, max: 1_000_000 }), unit_price: fc.nat(1e9) });
    const breaks = fc.uniqueArray(price, { selector: ({ minimum }) => minimum, maxLength: 10 });
    const mapping = recognisePriceColumns(priceHeaders()).mapping;
    fc.assert(
      fc.property(breaks, fc.constantFrom('KES', 'RWF', 'NGN'), (some, currency) => {
        const before = some.toSorted((one, other) => one.minimum - other.minimum);
        const named = { variant_id: 'v', sku: '=A', barcode: '', product: '-x', variant: '' };
        const rows = priceRows({ ...named, breaks: before }, currency);
        const again = priceDraftOf(
          { mapping, currency },
          rows.map((cells, index) => ({ row: index + 2, cells })),
        );
        expect(again.findings).toEqual([]);
        expect(planPrices(again.draft, before, 'replace').action).toBe('same');
      }),
    );
  });
});
