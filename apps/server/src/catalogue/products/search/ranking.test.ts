import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp, type TestUser } from '#testing/http/app.ts';

let test: TestApp;
let owner: TestUser;
let storeId: string;

beforeAll(async () => {
  test = await startTestApp();
  owner = await test.verifiedUser();
  storeId = await newShop();
}, 120_000);
afterAll(() => test.close());

/** Beside a store that has some of the same, which nothing may find. */
async function newShop(): Promise<string> {
  const { id } = await test.newStore(owner.token, { module_inventory: 'active' });
  const { id: theirs } = await test.newStore(owner.token);
  for (const title of ['Radio, small', 'Small radio', 'Blender'])
    await add(theirs, title, { status: 'active' });
  await add(id, 'Radio, small', { status: 'active' });
  await add(id, 'Bed sheet, king', { status: 'active' });
  await add(id, 'Blender, 1.5 litres', { status: 'active' }, { sku: 'BL-15', barcode: '4006381333931' });
  await add(id, 'Blender, 15 litres', { status: 'draft' });
  await add(id, 'Small radio', { status: 'active' });
  await add(id, 'Batteries for a radio', { status: 'active', tags: ['small'] });
  await add(id, 'Café crème', { status: 'archived', brand: 'Smørrebrød' });
  await add(id, 'أرز بسمتي، ٥ كجم', { status: 'active' });
  await add(id, 'Radio', { status: 'active' }, { sku: 'RAD' });
  await add(id, 'Antenna', { status: 'active' }, { sku: 'radio' });
  await add(id, 'Cord', { status: 'active' }, { sku: 'RADIO-CORD' });
  return id;
}

async function add(id: string, title: string, more: object, variant: object = {}): Promise<void> {
  const made = await test.call('POST /marketplace/v1/stores/{id}/products', {
    token: owner.token,
    params: { id },
    body: { title, ...more, variants: [{ price: 500, ...variant }] },
  });
  if (made.status !== 200) throw new Error(made.message);
}

async function titles(search: string, more: Record<string, string> = {}): Promise<string[]> {
  const asked = {
    token: owner.token,
    params: { id: storeId },
    query: { search, ...more } as Record<string, string>,
  };
  const { data } = await test.call('GET /marketplace/v1/stores/{id}/products', asked);
  const found = data.items.map(({ title }: { title: string }) => title);
  const { sort: _, limit, page: __, ...filter } = asked.query;
  if (limit) return found;
  const total = { ...asked, query: filter };
  const counted = await test.call('GET /marketplace/v1/stores/{id}/products/total', total);
  expect(counted.data.total, search).toBe(found.length);
  return found;
}

const sales = 'GET /marketplace/v1/stores/{id}/sellable-items';
const purchases = 'GET /marketplace/v1/stores/{id}/purchasable-items';
const stock = 'GET /marketplace/v1/stores/{id}/stock';

describe('A search for products', () => {
  it.each([
    ['radio small', ['Radio, small', 'Batteries for a radio', 'Small radio']],
    ['small radio', ['Small radio', 'Batteries for a radio', 'Radio, small']],
    ['bed king', ['Bed sheet, king']],
    ['king be', ['Bed sheet, king']],
    ['blender 1.5', ['Blender, 1.5 litres']],
    ['1.5 blender', ['Blender, 1.5 litres']],
    ['blender 1,5', ['Blender, 1.5 litres']],
    ['BLENDER litr', ['Blender, 1.5 litres', 'Blender, 15 litres']],
    ['blnder', ['Blender, 1.5 litres', 'Blender, 15 litres']],
    ['cafe creme', ['Café crème']],
    ['CAFÉ', ['Café crème']],
    ['cre\u0300me', ['Café crème']],
    ['smorre', ['Café crème']],
    ['smørrebrod', ['Café crème']],
    ['أرز', ['أرز بسمتي، ٥ كجم']],
    ['كجم بسمتي', ['أرز بسمتي، ٥ كجم']],
    ['bl-15', ['Blender, 1.5 litres', 'Blender, 15 litres']],
    ['BL-15', ['Blender, 1.5 litres', 'Blender, 15 litres']],
    ['radio-c', ['Cord']],
    ['4006381333931', ['Blender, 1.5 litres']],
    ['400638', []],
    ['adio', []],
    ['lender', ['Blender, 1.5 litres', 'Blender, 15 litres']],
    ['nothing like it', []],
  ])('%s', async (search, found) => {
    expect(await titles(search)).toEqual(found);
  });

  it('has the code itself first, then titles that begin so, then all others, each by title', async () => {
    const ranked = ['Antenna', 'Radio', 'Radio, small', 'Batteries for a radio', 'Cord', 'Small radio'];
    expect(await titles('radio')).toEqual(ranked);
    expect(await titles('radio', { status: 'active' })).toEqual(ranked);
    expect(await titles('rad')).toEqual([
      'Radio',
      'Radio, small',
      'Antenna',
      'Batteries for a radio',
      'Cord',
      'Small radio',
    ]);
    const pages = ['1', '2', '3'].map((page) => titles('radio', { limit: '2', page }));
    expect((await Promise.all(pages)).flat()).toEqual(ranked);
  });

  it('has titles that begin with a number before those that have it, however long it is', async () => {
    const { id } = await test.newStore(owner.token);
    for (const title of ['Cloth 44', 'Cloth 5', 'Cloth 4', 'A cloth 4', '44 cloths', 'Apron 4'])
      await add(id, title, {});
    const found = async (search: string) => {
      const { data } = await test.call('GET /marketplace/v1/stores/{id}/products', {
        token: owner.token,
        params: { id },
        query: { search },
      });
      return data.items.map(({ title }) => title);
    };
    expect(await found('cloth 4')).toEqual(['Cloth 4', 'Cloth 44', '44 cloths', 'A cloth 4']);
    expect(await found('4')).toEqual(['44 cloths', 'A cloth 4', 'Apron 4', 'Cloth 4', 'Cloth 44']);
  });

  it('comes in the order that somebody chose, and only what the filters leave', async () => {
    const byTitle = ['Antenna', 'Batteries for a radio', 'Cord', 'Radio', 'Radio, small', 'Small radio'];
    expect(await titles('radio', { sort: 'title' })).toEqual(byTitle);
    expect(await titles('radio', { sort: '-title' })).toEqual(byTitle.toReversed());
    expect(await titles('blnder', { status: 'active' })).toEqual(['Blender, 1.5 litres']);
    expect(await titles('radio', { tag: 'small' })).toEqual(['Batteries for a radio']);
    expect(await titles('cafe', { brand: 'Smørrebrød' })).toEqual(['Café crème']);
    expect(await titles('radio', { brand: 'Smørrebrød' })).toEqual([]);
    expect(await titles('radio', { stock: 'in' })).toEqual([]);
  });

  it('takes signs for what they are, and refuses what is no text', async () => {
    for (const signs of ["&|!:*'\\", "'", '\\', "'); drop table app.products; --", '<->', '%', '_'])
      expect(await titles(signs), signs).toEqual([]);
    for (const signs of [
      'radio & small',
      'radio | small',
      '!small:* radio',
      "small' radio",
      '(radio) \\small',
    ])
      expect(await titles(signs), signs).toContain('Radio, small');
    expect(await titles('radio '.repeat(16).trim())).toHaveLength(4);
    expect(await titles('x'.repeat(100))).toEqual([]);
    expect(
      await titles('a b c d e f g h i j k l m n o p q r s t u v w x y z'.repeat(2).slice(0, 100)),
    ).toEqual([]);
    const nul = await test.call('GET /marketplace/v1/stores/{id}/products', {
      token: owner.token,
      params: { id: storeId },
      query: { search: 'radio\u0000' },
    });
    expect(nul.status).toBe(400);
  });
});

describe('The same search', () => {
  const listed = async (call: typeof sales | typeof purchases | typeof stock, search: string) => {
    const { data } = await test.call(call, {
      token: owner.token,
      params: { id: storeId },
      query: { search },
    });
    const items = ('items' in data ? data.items : data) as { product_title: string }[];
    return items.map(({ product_title }) => product_title);
  };

  it.each([sales, purchases, stock] as const)('%s', async (call) => {
    expect(await listed(call, 'small radio')).toEqual([
      'Small radio',
      'Batteries for a radio',
      'Radio, small',
    ]);
    expect(await listed(call, 'king bed')).toEqual(['Bed sheet, king']);
    expect((await listed(call, 'blnder'))[0]).toBe('Blender, 1.5 litres');
    expect((await listed(call, 'radio')).slice(0, 3)).toEqual(['Antenna', 'Radio', 'Radio, small']);
    expect((await listed(call, 'bl-15'))[0]).toBe('Blender, 1.5 litres');
  });

  it('finds to sell what is active alone, to order what is not archived', async () => {
    expect(await listed(sales, 'blender')).toEqual(['Blender, 1.5 litres']);
    expect(await listed(purchases, 'blender')).toEqual(['Blender, 1.5 litres', 'Blender, 15 litres']);
    expect(await listed(purchases, 'cafe')).toEqual([]);
    expect(await listed(stock, 'cafe')).toEqual(['Café crème']);
  });
});
