import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { locationOfHeader, recogniseColumns } from './product-columns.ts';
import { exportHeaders, exportRows } from './product-export.ts';
import { draftOf, type ImportDraft } from './product-import-draft.ts';
import {
  type ImportChoices,
  type KnownProduct,
  type KnownVariant,
  type ProductPlan,
  planImport,
} from './product-import-plan.ts';
import type { ImportedVariant } from './product-import-variant.ts';

const choices: ImportChoices = { mode: 'add_and_update', new_status: 'file', with_stock: true };

const knownVariant = (fields: Partial<KnownVariant> = {}): KnownVariant => ({
  id: 'v1',
  entries: [],
  active: true,
  track_quantity: true,
  price: 1000,
  sales_price: null,
  on_sales: false,
  cost: null,
  sku: 'B-1',
  barcode: '',
  weight_grams: null,
  low_stock_at: null,
  stock: { here: 5 },
  ...fields,
});

const knownProduct = (fields: Partial<KnownProduct> = {}): KnownProduct => ({
  id: 'p1',
  is_undone: false,
  title: 'Basin',
  description: '',
  status: 'draft',
  brand: '',
  category_id: null,
  options: [],
  exempt_vat: false,
  tax_percent: null,
  tags: [],
  variants: [knownVariant()],
  ...fields,
});

const given = (fields: Partial<ImportedVariant> = {}): ImportedVariant => ({
  row: 2,
  entries: [],
  stock: {},
  ...fields,
});

const draft = (fields: Partial<ImportDraft> = {}): ImportDraft => ({
  row: 2,
  title: 'Basin',
  variants: [given()],
  images: [],
  ...fields,
});

const sizes = (...entries: string[]) => [{ name: 'Size', entries }];
const reasonsOf = (plan: ProductPlan) => plan.findings.map(({ reason }) => reason);

describe('a product that is new', () => {
  it('is added with what the file says, and active where it says nothing', () => {
    const plan = planImport(
      draft({ variants: [given({ price: 500, stock: { here: 3 } })] }),
      null,
      'c1',
      choices,
    );
    expect(plan).toMatchObject({
      action: 'create',
      after: { title: 'Basin', status: 'active', category_id: 'c1' },
      added: [{ row: 2, values: { price: 500, track_quantity: true }, stock: { here: 3 } }],
    });
  });

  it('is a draft when new ones are to be looked through, whatever the file says', () => {
    const plan = planImport(draft({ status: 'active' }), null, undefined, {
      ...choices,
      new_status: 'draft',
    });
    expect(plan.after.status).toBe('draft');
  });

  it('is left out when only those that are here are updated', () => {
    expect(planImport(draft(), null, undefined, { ...choices, mode: 'update' }).action).toBe('skip');
    expect(planImport(draft(), knownProduct(), undefined, { ...choices, mode: 'add' }).action).toBe('skip');
  });

  it('needs a title and a variant', () => {
    const { title: _, ...untitled } = draft({ variants: [] });
    expect(reasonsOf(planImport(untitled, null, undefined, choices))).toEqual([
      { reason: 'title_required' },
      { reason: 'no_price' },
    ]);
  });
});

describe('a row without a title', () => {
  it('is told that it was read as a variant of the product before it', () => {
    const variants = [given({ price: 500 }), given({ row: 3, sku: 'IMP-5', price: 900 })];
    const plan = planImport(draft({ variants }), null, undefined, choices);
    expect(plan.findings).toMatchObject([
      { row: 3, level: 'error', reason: { reason: 'no_title_or_options', title: 'Basin' } },
    ]);
  });
});

describe('rows with one title and no options', () => {
  it('are told that their title is the same', () => {
    const { format, mapping } = recogniseColumns(['Title', 'Price']);
    const reading = { format, headers: [], mapping, currency: 'NGN', locations: [null, null] } as const;
    const rows = [
      { row: 2, cells: ['Kettle stovetop', '900'] },
      { row: 3, cells: ['Kettle Stovetop', '950'] },
    ];
    const plan = planImport(draftOf(reading, rows).draft, null, undefined, choices);
    expect(plan.findings).toEqual([
      { row: 3, level: 'error', reason: { reason: 'title_in_row', before: '2' } },
    ]);
  });
});

describe('a product that only a code names', () => {
  const { title: _, ...untitled } = draft({ variants: [given({ sku: 'X-1', price: 500 })] });

  it('is told by it where no product here has it', () => {
    const reasons = (fields: Partial<ImportDraft>) =>
      reasonsOf(planImport({ ...untitled, ...fields }, null, undefined, choices));
    expect(reasons({})).toEqual([{ reason: 'no_product_with_sku' }]);
    expect(reasons({ product_id: 'p9' })).toEqual([{ reason: 'no_product_with_id' }]);
    expect(reasons({ handle: 'basin' })).toEqual([{ reason: 'title_required' }]);
  });

  it('is left out when only those that are here are updated', () => {
    const plan = planImport(untitled, null, undefined, { ...choices, mode: 'update' });
    expect(plan.action).toBe('skip');
  });
});

describe('a product that an undoing has put away', () => {
  const away = knownProduct({ status: 'archived', is_undone: true });
  const statusOf = (fields: Partial<ImportDraft>, some: Partial<ImportChoices>) =>
    planImport(draft(fields), away, undefined, { ...choices, ...some }).after.status;

  it('comes back as a new one would come', () => {
    expect(statusOf({}, {})).toBe('active');
    expect(statusOf({ status: 'draft' }, {})).toBe('draft');
    expect(statusOf({ status: 'draft' }, { new_status: 'active' })).toBe('active');
    expect(statusOf({}, { new_status: 'draft', mode: 'add' })).toBe('draft');
  });

  it('stays away where the file says so, or where only those that are here are updated', () => {
    expect(planImport(draft({ status: 'archived' }), away, undefined, choices).action).toBe('same');
    expect(planImport(draft(), away, undefined, { ...choices, mode: 'update' }).action).toBe('skip');
  });

  it('stays away where a person has put it away', () => {
    const archived = { ...away, is_undone: false };
    expect(planImport(draft(), archived, undefined, choices).action).toBe('same');
  });
});

describe('a product that is here', () => {
  it('changes only where the file says something else', () => {
    const plan = planImport(
      draft({ title: 'Large basin', variants: [given({ price: 1200, sku: 'B-1' })] }),
      knownProduct(),
      undefined,
      choices,
    );
    expect(plan).toMatchObject({
      action: 'update',
      before: { title: 'Basin' },
      after: { title: 'Large basin' },
      added: [],
      changed: [{ id: 'v1', before: { price: 1000 }, after: { price: 1200 }, stock: {} }],
    });
    expect(Object.keys(plan.after)).toEqual(['title']);
  });

  it('is as the file says already', () => {
    const same = draft({ tags: ['b', 'a'], variants: [given({ stock: { here: 5 } })] });
    expect(planImport(same, knownProduct({ tags: ['a', 'b'] }), undefined, choices).action).toBe('same');
  });

  it('stock is the difference to what lies there', () => {
    const more = draft({ variants: [given({ stock: { here: 7, there: 2 } })] });
    expect(planImport(more, knownProduct(), undefined, choices).changed[0]?.stock).toEqual({
      here: 2,
      there: 2,
    });
  });

  it('nobody counts below zero, unless it stands there already', () => {
    const below = draft({ variants: [given({ stock: { here: -2 } })] });
    expect(planImport(below, knownProduct(), undefined, choices).findings).toEqual([
      { row: 2, level: 'error', column: 'quantity', reason: { reason: 'stock_negative' } },
    ]);
    const outstanding = knownProduct({ variants: [knownVariant({ stock: { here: -2 } })] });
    expect(planImport(below, outstanding, undefined, choices).action).toBe('same');
  });

  it('takes new entries behind those that are there, and knows old ones in any case', () => {
    const kanga = knownProduct({ options: sizes('S', 'M'), variants: [knownVariant({ entries: ['S'] })] });
    const plan = planImport(
      draft({
        options: sizes('s', 'XL'),
        variants: [given({ entries: ['s'], price: 1 }), given({ row: 3, entries: ['XL'], price: 2 })],
      }),
      kanga,
      undefined,
      choices,
    );
    expect(plan.after.options).toEqual(sizes('S', 'M', 'XL'));
    expect(plan.changed.map(({ id }) => id)).toEqual(['v1']);
    expect(plan.added.map(({ entries }) => entries)).toEqual([['XL']]);
  });

  it('keeps its options', () => {
    const other = draft({ options: [{ name: 'Colour', entries: ['Red'] }] });
    expect(
      reasonsOf(planImport(other, knownProduct({ options: sizes('S') }), undefined, choices))[0],
    ).toEqual({
      reason: 'other_options',
      title: 'Basin',
      options: ['Size'],
    });
  });

  it('with several variants is told which one by SKU or barcode, else refused', () => {
    const variants = [
      knownVariant({ entries: ['S'] }),
      knownVariant({ id: 'v2', entries: ['M'], sku: 'B-2', barcode: '4006381333931' }),
    ];
    const kanga = knownProduct({ options: sizes('S', 'M'), variants });
    const planOf = (fields: Partial<ImportedVariant>) =>
      planImport(draft({ variants: [given({ price: 1, ...fields })] }), kanga, undefined, choices);
    expect(planOf({ sku: ' b-2 ' }).changed[0]?.id).toBe('v2');
    expect(planOf({ barcode: '4006381333931' }).changed[0]?.id).toBe('v2');
    expect(reasonsOf(planOf({}))).toEqual([{ reason: 'several_variants', title: 'Basin' }]);
  });

  it('is refused whole for one bad row', () => {
    const plan = planImport(
      draft({ title: 'New name', variants: [given({ price: 5, sales_price: 9, on_sales: true })] }),
      knownProduct(),
      undefined,
      choices,
    );
    expect(plan).toMatchObject({ action: 'error', after: {}, changed: [] });
    expect(reasonsOf(plan)).toEqual([{ reason: 'sale_price_not_lower' }]);
  });
});

describe('stock of a file that says what it was when it was exported', () => {
  /** Of a product with 5 units here. */
  const planOf = (
    units: number,
    exported: number | undefined,
    some: Partial<ImportDraft> = {},
    known = true,
  ) =>
    planImport(
      draft({
        product_id: 'p1',
        variants: [
          given({
            price: 1000,
            stock: { here: units },
            ...(exported !== undefined && { stock_exported: { here: exported } }),
          }),
        ],
        ...some,
      }),
      known ? knownProduct() : null,
      undefined,
      choices,
    );

  it.each([
    ['was not edited', 9, 9, {}],
    ['was edited: what was sold meanwhile stays sold', 15, 9, { here: 6 }],
    ['was edited downwards', 7, 9, { here: -2 }],
    ['says what is there by now', 5, 9, {}],
    ['was empty then', 9, undefined, { here: 4 }],
  ])('%s', (_, units, exported, stock) => {
    expect(planOf(units, exported).changed[0]?.stock ?? {}).toEqual(stock);
  });

  it('is a count for a product that is new, put away or of another store', () => {
    expect(planOf(9, 9, {}, false).added[0]?.stock).toEqual({ here: 9 });
    const away = { ...knownProduct(), status: 'archived' as const, is_undone: true };
    const again = draft({ variants: [given({ stock: { here: 9 }, stock_exported: { here: 9 } })] });
    expect(planImport(again, away, undefined, choices).changed[0]?.stock).toEqual({ here: 4 });
    expect(planOf(9, 9, { product_id: 'p2' }).changed[0]?.stock).toEqual({ here: 4 });
  });

  it('does not fall below zero by what was sold meanwhile', () => {
    expect(planOf(2, 9).findings).toEqual([
      { row: 2, level: 'error', column: 'quantity', reason: { reason: 'stock_short', before: 9, now: 5 } },
    ]);
  });
});

describe('module_inventory off hides stock work: an import without stock', () => {
  const without = { ...choices, with_stock: false };
  const stocked = draft({ variants: [given({ stock: { here: 9 }, track_quantity: true })] });

  it('moves none, and sells what is new without counting', () => {
    expect(planImport(stocked, null, undefined, without).added).toMatchObject([
      { values: { track_quantity: false }, stock: {} },
    ]);
  });

  it('leaves whether something is counted as it is', () => {
    expect(planImport(stocked, knownProduct(), undefined, without).action).toBe('same');
    const uncounted = knownProduct({ variants: [knownVariant({ track_quantity: false })] });
    expect(planImport(stocked, uncounted, undefined, without).action).toBe('same');
  });
});

const text = (max: number) =>
  fc
    .stringMatching(/^[A-Za-z0-9=+@,>\\|"' é-]*$/)
    .map((said) => said.trim().slice(0, max).trim())
    .filter((said) => said !== '');
const amount = fc.integer({ min: 0, max: 99_999_999 });

const anyVariant = fc.record({
  active: fc.boolean(),
  track_quantity: fc.boolean(),
  price: amount,
  sale: fc.option(fc.integer({ min: 1, max: 99 })),
  cost: fc.option(amount),
  weight_grams: fc.option(fc.nat(90_000)),
  low_stock_at: fc.option(fc.nat(900)),
  stock: fc.record({ here: fc.integer({ min: -5, max: 900 }), there: fc.nat(900) }),
});

/** A product as the store could have it; its variants have codes of their own. */
const anyProduct = fc
  .record({
    title: text(60),
    description: fc.oneof(fc.constant(''), text(200)),
    status: fc.constantFrom('draft' as const, 'active' as const, 'archived' as const),
    brand: fc.oneof(fc.constant(''), text(40)),
    exempt_vat: fc.boolean(),
    tax_percent: fc.constantFrom(null, '0', '9.975'),
    category: fc.array(text(20), { maxLength: 3 }),
    tags: fc.uniqueArray(
      text(20).map((tag) => tag.toLowerCase()),
      { maxLength: 4 },
    ),
    entries: fc.uniqueArray(text(20), { maxLength: 4, selector: (entry) => entry.toLowerCase() }),
    option: text(20),
    variants: fc.array(anyVariant, { minLength: 4, maxLength: 4 }),
  })
  // What Shopify writes for no options at all.
  .filter(({ entries }) => entries.length !== 1 || entries[0]?.toLowerCase() !== 'default title')
  .map(({ entries, option, variants, category, ...rest }) => ({
    category,
    product: {
      ...rest,
      id: '0190a3c0-0000-7000-8000-000000000001',
      is_undone: false,
      category_id: category.length > 0 ? 'c1' : null,
      options: entries.length > 0 ? [{ name: option, entries }] : [],
      variants: (entries.length > 0 ? entries.map((entry) => [entry]) : [[]]).map((names, index) => {
        const { sale, ...values } = variants[index] ?? variants[0] ?? { sale: null };
        const price = 'price' in values ? values.price : 0;
        return knownVariant({
          ...values,
          id: `v${index}`,
          entries: names,
          sales_price: sale === null || price === 0 ? null : Math.floor((price * sale) / 100),
          on_sales: sale !== null && price > 0,
          sku: `=00${index}`,
        });
      }),
    } satisfies KnownProduct,
  }));

describe('An export imported again changes nothing', () => {
  const locations = [
    { id: 'here', name: 'Main location' },
    { id: 'there', name: 'Stock at "the back", 2' },
  ];

  it.each(['KES', 'RWF'] as const)('whatever the product is, in %s', (currency) => {
    fc.assert(
      fc.property(anyProduct, fc.boolean(), fc.boolean(), ({ product, category }, seesMoney, seesCosts) => {
        const scope = { currency, seesMoney, seesCosts, locations };
        const headers = exportHeaders(scope);
        const { format, mapping } = recogniseColumns(headers);
        const reading = {
          format,
          headers,
          mapping,
          currency,
          locations: headers.map(
            (header) => locations.find(({ name }) => name === locationOfHeader(header))?.id ?? null,
          ),
        };
        const rows = exportRows({ ...product, category, images: [] }, scope);
        const { draft, findings } = draftOf(
          reading,
          rows.map((cells, index) => ({ row: index + 2, cells })),
        );
        expect(findings).toEqual([]);
        expect(draft.category ?? []).toEqual(category);
        const categoryId = draft.category ? 'c1' : undefined;
        expect(planImport(draft, product, categoryId, choices)).toEqual({
          action: 'same',
          findings: [],
          after: {},
          before: {},
          added: [],
          changed: [],
        });
      }),
    );
  });
});
