import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { query } from '#testing/database/query.ts';
import { startTestApp, type TestApp, type TestUser } from '#testing/http/app.ts';
import { hiddenInCheckout, type ShopVisitor, shopVisitor } from '#testing/http/shop-visitor.ts';

let app: TestApp;
let owner: TestUser;
let store: { id: string; subDomain: string };
beforeAll(async () => {
  app = await startTestApp();
  owner = await app.verifiedUser();
  store = await app.newStore(owner.token, { mode: 'live', test_product: false, name: 'Duka la Amina' });
});
afterAll(() => app.close());

async function newProduct(title: string): Promise<string> {
  const made = await app.call('POST /marketplace/v1/stores/{id}/products', {
    ...{ token: owner.token, params: { id: store.id } },
    body: { title, status: 'active', variants: [{ price: 25_000, opening_stock: 10 }] },
  });
  return made.data.variants[0]?.id ?? '';
}

const sql = <Row extends object>(text: string, values: unknown[]) =>
  query<Row>(app.database.superUrl, text, values);

async function withInCart(quantities: Record<string, string>): Promise<ShopVisitor> {
  const visitor = shopVisitor(app.url, `${store.subDomain}.localhost:3000`);
  for (const [variant_id, quantity] of Object.entries(quantities))
    await visitor.post('/cart/lines', { variant_id, quantity });
  return visitor;
}

/** What the field of a line holds; undefined where it has none. */
function quantityIn(text: string, variantId: string): string | undefined {
  const [field] = new RegExp(`<input[^>]*name="quantity:${variantId}"[^>]*>`).exec(text) ?? [];
  return field && / value="(\d+)"/.exec(field)?.[1];
}

describe('The form of the cart', () => {
  it('carries every quantity, whichever of its buttons is pressed', async () => {
    const [mug, hat, bag] = [await newProduct('Mug'), await newProduct('Hat'), await newProduct('Bag')];
    const visitor = await withInCart({ [mug]: '1', [hat]: '2', [bag]: '1' });
    const typed = { [`quantity:${mug}`]: '3', [`quantity:${hat}`]: '2', [`quantity:${bag}`]: '1' };
    expect(await visitor.post('/cart', { ...typed, remove: bag })).toMatchObject({
      ...{ status: 303, location: '/cart' },
    });
    expect(visitor.cookies.get('cart_units')).toBe('5');
    const { [`quantity:${bag}`]: _gone, ...left } = typed;
    const toPay = await visitor.post('/cart', { ...left, [`quantity:${hat}`]: '1', act: 'checkout' });
    expect(toPay).toMatchObject({ status: 303, location: '/checkout' });
    expect(hiddenInCheckout(await visitor.get('/checkout')).total).toBe('100000');
  });

  it('changes nothing of the cart and its held stock where nothing was typed', async () => {
    const mug = await newProduct('Cup');
    const visitor = await withInCart({ [mug]: '2' });
    const { checkout } = hiddenInCheckout(await visitor.get('/checkout'));
    const version = async () =>
      sql(
        'select cart.version from app.carts cart join app.checkouts on cart_id = cart.id where checkouts.id = $1',
        [checkout],
      );
    const before = await version();
    await visitor.post('/cart', { [`quantity:${mug}`]: '2', act: 'checkout' });
    expect(await version()).toEqual(before);
  });

  it('says what cannot be had, and does not go on', async () => {
    const mug = await newProduct('Bowl');
    const visitor = await withInCart({ [mug]: '1' });
    for (const [quantity, said] of [
      ['11', 'Selected Quantity not available'],
      ['x', 'Enter a quantity from 1 to 9,999'],
    ] as const) {
      const refused = await visitor.post('/cart', { [`quantity:${mug}`]: quantity, act: 'checkout' });
      expect(refused).toMatchObject({ status: 400, text: expect.stringContaining(said) });
    }
    // Nothing that is not in the cart gets into it.
    await visitor.post('/cart', { [`quantity:${await newProduct('Pot')}`]: '1' });
    expect(visitor.cookies.get('cart_units')).toBe('1');
  });

  it('leads back to the shop', async () => {
    const visitor = await withInCart({ [await newProduct('Jug')]: '1' });
    expect((await visitor.get('/cart')).text).toMatch(
      /<a href="\/collections\/all"[^>]*>Continue shopping<\/a>/,
    );
  });
});

describe('A cart of which less is left', () => {
  it('shows what is bought in the field and beside the cart, and says what was asked for', async () => {
    const [mug, hat] = [await newProduct('Tin mug'), await newProduct('Tin hat')];
    const visitor = await withInCart({ [mug]: '2', [hat]: '1' });
    await sql('update app.stock_levels set on_hand = 1 where variant_id = $1', [mug]);
    await sql('update app.stock_levels set on_hand = 0 where variant_id = $1', [hat]);
    const { text } = await visitor.get('/cart');
    expect(text).toContain('You asked for 2, only 1 left');
    expect(quantityIn(text, mug)).toBe('1');
    expect(quantityIn(text, hat)).toBeUndefined();
    expect(text).toContain('Remove Tin hat');
    expect(visitor.cookies.get('cart_units')).toBe('1');
    expect(await visitor.post('/cart', { [`quantity:${mug}`]: '1', act: 'checkout' })).toMatchObject({
      location: '/checkout',
    });
  });
});
