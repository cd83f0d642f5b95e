import { isSlip, mayHaveSlip } from '@sokoni/rules/search/slip';
import { searchedWords } from '@sokoni/rules/search/words';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { aCustomer, aProduct, aVariant } from '#offline/testing/fake-till-server.ts';
import type { TillProduct, TillSetup } from '#offline/till-types.ts';
import { CatalogueSearch } from './catalogue-search.ts';

const scales: TillSetup['layout']['barcode_rules'] = [
  { prefix: '21', says: 'price', decimals: 2 },
  { prefix: '22', says: 'weight', decimals: 3 },
];

function searchOf(...products: TillProduct[]): CatalogueSearch {
  const category = { name: '', tax_percent: null };
  const search = new CatalogueSearch(() => ({
    store: { currency_code: 'KES' },
    categories: [
      { ...category, id: 'food', parent_id: null },
      { ...category, id: 'fruit', parent_id: 'food' },
    ],
    layout: { barcode_rules: scales, pages: [] },
  }));
  search.putProducts(products);
  return search;
}
const titles = (search: CatalogueSearch, text: string) => search.search(text).map(({ title }) => title);

describe('Searching the copy', () => {
  it('finds words in any order, each by its beginning, whatever case and accents', () => {
    const search = searchOf(aProduct('1', 'Café crème, 1.5 litres'), aProduct('2', 'Crème brûlée'));
    expect(titles(search, 'CREM caf')).toEqual(['Café crème, 1.5 litres']);
    expect(titles(search, '1,5')).toEqual(['Café crème, 1.5 litres']);
    expect(titles(search, 'nothing')).toEqual([]);
    expect(titles(search, ' ,')).toEqual([]);
  });

  it('puts the very code first, then titles that begin so, then all others', () => {
    const search = searchOf(
      aProduct('1', 'Red rice'),
      aProduct('2', 'Rice, white'),
      aProduct('3', 'Onion', { variants: [aVariant('3v', { sku: 'RICE' })] }),
      aProduct('4', 'Pepper', { variants: [aVariant('4v', { sku: 'RICE-2' })] }),
    );
    expect(titles(search, 'rice')).toEqual(['Onion', 'Rice, white', 'Red rice', 'Pepper']);
  });

  it('forgives a slip where nothing is found as it was typed', () => {
    const search = searchOf(aProduct('1', 'Blender'), aProduct('2', 'Kettle'));
    expect(titles(search, 'blender')).toEqual(['Blender']);
    expect(titles(search, 'belnder')).toEqual(['Blender']);
    expect(titles(search, 'xlndr')).toEqual([]);
  });

  it('knows a code whole and in either case, and which variant it is', () => {
    const variants = [
      aVariant('s', { sku: 'SH-S', barcode: '600123' }),
      aVariant('m', { sku: 'SH-M', name: 'M' }),
    ];
    const search = searchOf(aProduct('1', 'Shirt', { variants }));
    expect(search.byCode('600123')?.variant?.id).toBe('s');
    expect(search.byCode(' sh-m ')?.variant?.id).toBe('m');
    expect(search.byCode('6001')).toBeNull();
    expect(search.byCode('')).toBeNull();
  });

  it('finds what a scale has printed for an item, at its weight or its price', () => {
    const variants = [
      aVariant('a', { sku: '00042', price: 400 }),
      aVariant('b', { sku: '43', price: 500, sales_price: 300, on_sales: true }),
      aVariant('c', { barcode: '2200044000006', price: 900 }),
    ];
    const search = searchOf(aProduct('1', 'Cheese', { variants }));
    const found = (code: string) => {
      const item = search.byCode(code);
      return item && [item.variant?.id, item.price, item.weighed?.grams];
    };
    expect(found('2100042012509')).toEqual(['a', 1250, null]);
    expect(found(' 2200042007502')).toEqual(['a', 300, 750]);
    expect(found('2200043005002')).toEqual(['b', 150, 500]);
    expect(found('2200044010005')).toEqual(['c', 900, 1000]);
    expect(found('2200044000006')).toEqual(['c', 900, undefined]);
    expect(found('2200044010006')).toBeNull();
    expect(found('2200045010004')).toBeNull();
  });

  it('says which variant is meant, or that one has to be chosen', () => {
    const variants = [
      aVariant('r', { name: 'Red/M', price: 900 }),
      aVariant('b', { name: 'Blue/M', price: 800, sales_price: 700, on_sales: true }),
      aVariant('o', { name: 'Old', price: 1, active: false }),
    ];
    const search = searchOf(aProduct('1', 'Shirt', { variants }));
    expect(search.search('shirt')[0]).toMatchObject({ variant: null, price: 700 });
    expect(search.search('shirt red')[0]).toMatchObject({ variant: { id: 'r' }, price: 900 });
    expect(search.search('shirt m')[0]).toMatchObject({ variant: null });
  });

  it('leaves out what is not for sale', () => {
    const search = searchOf(
      aProduct('1', 'Shirt', { variants: [aVariant('s', { active: false, sku: 'S' })] }),
    );
    expect(search.search('shirt')).toEqual([]);
    expect(search.byCode('s')).toBeNull();
    expect(search.inCategory(null)).toEqual([]);
  });

  it('shows a category with all below it, by title', () => {
    const search = searchOf(
      aProduct('1', 'Mango', { category_id: 'fruit' }),
      aProduct('2', 'Bread', { category_id: 'food' }),
      aProduct('3', 'Soap'),
    );
    const inCategory = (id: string | null) => search.inCategory(id).map(({ title }) => title);
    expect(inCategory('food')).toEqual(['Bread', 'Mango']);
    expect(inCategory('fruit')).toEqual(['Mango']);
    expect(inCategory(null)).toEqual(['Bread', 'Mango', 'Soap']);
  });

  it('puts what is smaller in figures first, as lists do', () => {
    const search = searchOf(
      ...['Cloth 10', 'Cloth 9', 'Cloth', 'Cloth 1.5 m', 'Cloth 100', 'Clothes'].map((title) =>
        aProduct(title, title),
      ),
    );
    const inOrder = ['Cloth', 'Cloth 1.5 m', 'Cloth 9', 'Cloth 10', 'Cloth 100', 'Clothes'];
    expect(search.inCategory(null).map(({ title }) => title)).toEqual(inOrder);
    expect(titles(search, 'cloth')).toEqual(inOrder);
    expect(titles(search, 'cloth 1')).toEqual(['Cloth 1.5 m', 'Cloth 10', 'Cloth 100']);
    expect(titles(search, 'cloth 10')).toEqual(['Cloth 10', 'Cloth 100']);
  });

  it('finds customers by name, email and part of the phone number', () => {
    const search = searchOf();
    search.putCustomers([
      aCustomer('1', 'Asha Bello', { phone: '+254 722 000 111', email: 'asha@example.test' }),
      aCustomer('2', 'Zuri'),
    ]);
    for (const text of ['bel ash', '0722 000', 'asha@', 'asha belol', ''])
      expect(search.customers(text)[0]?.id, text).toBe('1');
    search.removeCustomers(['1']);
    expect(search.customers('').map(({ id }) => id)).toEqual(['2']);
  });
});

const word = fc.constantFrom(
  'rice',
  'ricer',
  'red',
  'onion',
  'blender',
  'blinder',
  'a',
  'ab',
  '1.5',
  '1',
  '9',
  '10',
  '12',
);
const title = fc.array(word, { minLength: 1, maxLength: 4 }).map((words) => words.join(' '));
const product = fc
  .record({ id: fc.integer({ min: 1, max: 900 }).map(String), title, brand: word })
  .map(({ id, brand, ...rest }) => aProduct(id, rest.title, { brand }));

describe('The index', () => {
  it('finds what going through everything finds, in the same order, after whatever was put in and taken out', () => {
    const acts = fc.array(
      fc.oneof(
        fc.array(product, { maxLength: 700, size: 'max' }).map((products) => ({ products })),
        fc
          .array(fc.integer({ min: 1, max: 900 }).map(String), { maxLength: 400, size: 'max' })
          .map((gone) => ({ gone })),
      ),
      { maxLength: 6 },
    );
    const typed = fc.array(fc.oneof(word, fc.constantFrom('r', 'bl', 'belnder', 'onoin')), {
      minLength: 1,
      maxLength: 3,
    });
    fc.assert(
      fc.property(acts, typed, (steps, words) => {
        const search = searchOf();
        const held = new Map<string, TillProduct>();
        for (const step of steps) {
          if ('gone' in step) {
            search.removeProducts(step.gone);
            for (const id of step.gone) held.delete(id);
          } else {
            const unique = new Map(step.products.map((each) => [each.id, each]));
            search.putProducts([...unique.values()]);
            for (const [id, each] of unique) held.set(id, each);
          }
        }
        expect(search.size).toBe(held.size);
        const found = search.search(words.join(' '), 1000).map(({ product: { id } }) => id);
        expect(found).toEqual(naive([...held.values()], words));
      }),
      { numRuns: 60 },
    );
  });
});

function naive(products: readonly TillProduct[], sought: readonly string[]): string[] {
  const wordsOf = ({ title, brand }: TillProduct) => searchedWords(`${title} ${brand}`);
  const key = ({ title }: TillProduct) => searchedWords(title).join(' ');
  const bySize = (each: TillProduct) => key(each).replace(/\d+/g, (figure) => figure.padStart(20, '0'));
  const having = (matches: (typed: string, own: string) => boolean) =>
    products.filter((each) => sought.every((typed) => wordsOf(each).some((own) => matches(typed, own))));
  const begins = (each: TillProduct) => key(each).startsWith(sought.join(' '));
  const exact = having((typed, own) => own.startsWith(typed));
  const firstOf = products.filter(begins);
  const found = firstOf.length + exact.length > 0 ? [...new Set([...firstOf, ...exact])] : forgiven(having);
  const rank = (each: TillProduct) => (begins(each) ? 0 : 1);
  return found
    .sort(
      (one, other) =>
        rank(one) - rank(other) || compare(bySize(one), bySize(other)) || compare(one.id, other.id),
    )
    .map(({ id }) => id);
}

function forgiven(
  having: (matches: (typed: string, own: string) => boolean) => TillProduct[],
): TillProduct[] {
  return having(
    (typed, own) => own.startsWith(typed) || (mayHaveSlip(typed) && !/[0-9]/.test(own) && isSlip(typed, own)),
  );
}

function compare(one: string, other: string): number {
  return one < other ? -1 : one > other ? 1 : 0;
}
