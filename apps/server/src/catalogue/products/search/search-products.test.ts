import { searchedWords } from '@sokoni/rules/search/words';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { transaction } from '#core/database/access/transaction.ts';
import { query } from '#testing/database/query.ts';
import { startTestApp, type TestApp } from '#testing/http/app.ts';
import { searchProducts } from './search-products.ts';

let test: TestApp;

beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.close());

async function newStore(): Promise<string> {
  return (await test.newStore((await test.verifiedUser()).token)).id;
}

/** Products of nothing but their words. */
async function put(storeId: string, words: readonly string[]): Promise<void> {
  await query(
    test.database.ownerUrl,
    `insert into app.products
       (store_id, id, title, status, search_text, variant_count, min_price, max_price, created_at, updated_at)
     select $1, gen_random_uuid(), 'Basin', 'draft', app.search_key(' ' || words), 0, 0, 0, now(), now()
     from unnest($2::text[]) words`,
    [storeId, words],
  );
}

/** The words of what a search finds in a store. */
async function find(storeId: string, search: string): Promise<string[]> {
  const found = await transaction(test.services.pool, { userId: null, storeId }, async (db) => {
    const { isProduct } = await searchProducts(db, search);
    return db.selectFrom('products as product').select('search_text').where(isProduct).execute();
  });
  return found.map(({ search_text }) => search_text).sort();
}

/** The words of what has each of the words sought by its beginning, by a plain look at each. */
async function look(storeId: string, search: string): Promise<string[]> {
  const meant = await query<{ search_text: string }>(
    test.database.ownerUrl,
    `select search_text from app.products
     where store_id = $1 and app.plain_words($2) <> '' and not exists (
       select from unnest(string_to_array(app.plain_words($2), ' ')) sought where not exists (
         select from unnest(string_to_array(app.plain_words(search_text), ' ')) word where starts_with(word, sought)))`,
    [storeId, search],
  );
  return meant.map(({ search_text }) => search_text).sort();
}

const letter = fc.constantFrom(..."abAB é%_\\ß🙂Жç1.,'");
const words = fc.string({ unit: letter, minLength: 1, maxLength: 12 });

describe('A search among the products of a store', () => {
  it('finds each product that has the words, and no other, whatever the letters', async () => {
    const storeId = await newStore();
    // Neither those of another store, which has any two letters.
    await put(await newStore(), ['ab aB Ab AB é % _ ß 🙂 Ж ç 1 1.1']);
    await fc.assert(
      fc.asyncProperty(
        fc.array(words, { minLength: 1, maxLength: 20 }),
        words.filter((text) => text.trim() !== ''),
        async (titles, search) => {
          await put(storeId, titles);
          const meant = await look(storeId, search.trim());
          // Where nothing has the words, a slip may be forgiven.
          if (meant.length > 0) expect(await find(storeId, search.trim())).toEqual(meant);
        },
      ),
      { numRuns: 20, seed: 7 },
    );
  }, 120_000);

  it('finds the same where more have them than are looked up, near the beginning of the list and far from it', async () => {
    const storeId = await newStore();
    await put(
      storeId,
      Array.from({ length: 1100 }, (_, number) => `Basin ${number}`),
    );
    // More words than the index of a list takes.
    await put(storeId, [`Basin ${'of enamel and more '.repeat(40)}`, 'of enamel '.repeat(60)]);
    await query(
      test.database.ownerUrl,
      `update app.products set title = 'Zinc ' || id where store_id = $1 and search_text like '%1%'`,
      [storeId],
    );
    for (const search of ['basin', 'bas', 'b', '1 b', '19', 'enam', 'more basi', 'o e b']) {
      const meant = await look(storeId, search);
      expect(meant.length, search).toBeGreaterThan(0);
      expect(await find(storeId, search), search).toEqual(meant);
    }
  });

  it('finds by the beginning of an SKU where hundreds have it', async () => {
    const storeId = await newStore();
    await put(
      storeId,
      Array.from({ length: 1100 }, (_, number) => `Basin ${number}`),
    );
    await query(
      test.database.ownerUrl,
      `insert into app.variants
         (store_id, id, product_id, position, name, entries, active, track_quantity, price, on_sales, sku, sku_key)
       select store_id, gen_random_uuid(), id, 0, '', '{}', true, false, 0, false, 'ETTL-' || id, 'ettl-' || id
       from app.products where store_id = $1`,
      [storeId],
    );
    expect(await find(storeId, 'ettl-')).toHaveLength(1100);
  });
});

describe('The database', () => {
  it('splits a text as the console does', async () => {
    const texts = fc.sample(
      fc.string({ unit: fc.constantFrom(...'abZ19 .,\'’-/&!*()"\\_%+é\u0301ØßæŁкЁأرش،٥₦🙂'), maxLength: 20 }),
      { numRuns: 2000, seed: 7 },
    );
    const [split] = await query<{ words: string[] }>(
      test.database.ownerUrl,
      'select array_agg(app.plain_words(typed) order by place) as words from unnest($1::text[]) with ordinality as of (typed, place)',
      [texts],
    );
    expect(split?.words).toEqual(texts.map((text) => searchedWords(text).join(' ')));
  });
});

describe('A slip in a word', () => {
  it.each([
    ['blnder', 'a letter missing'],
    ['blendder', 'one too many'],
    ['blander', 'a wrong one'],
    ['lbender', 'two exchanged'],
    ['belnde', 'two exchanged, before the word is whole'],
  ])('%s (%s) is forgiven', async (search) => {
    const storeId = await newStore();
    await put(storeId, ['Blender, 1.5 litres', 'Radio, small', 'Kettle']);
    expect(await find(storeId, search)).toEqual([' blender, 1.5 litres']);
    expect(await find(storeId, `1.5 ${search}`)).toEqual([' blender, 1.5 litres']);
    expect(await find(storeId, `small ${search}`)).toEqual([]);
  });

  it('is forgiven in each word that has one, and in words of other letters', async () => {
    const storeId = await newStore();
    await put(storeId, ['Blender, golden', 'Golden lamp', 'أرز بسمتي طويل']);
    expect(await find(storeId, 'goldne blnder')).toEqual([' blender, golden']);
    expect(await find(storeId, 'طويل بسمتبي')).toEqual([' أرز بسمتي طويل']);
    expect(await find(storeId, 'بسمتبي')).toEqual([' أرز بسمتي طويل']);
  });

  it('is not forgiven in four letters, in numbers, two at once, nor where the words are found as they are', async () => {
    const storeId = await newStore();
    await put(storeId, ['Rice 10001', 'Spice', 'Lamps', 'Blender']);
    for (const search of ['rcie', 'lmps', '10002', 'blxxder', 'blenxxder'])
      expect(await find(storeId, search)).toEqual([]);
    expect(await find(storeId, 'spice')).toEqual([' spice']);
    await put(storeId, ['Blander']);
    expect(await find(storeId, 'blander')).toEqual([' blander']);
  });

  it('never leads to the words of another store, nor to words that are gone', async () => {
    const [mine, theirs] = [await newStore(), await newStore()];
    await put(theirs, ['Blender']);
    await put(mine, ['Kettle']);
    expect(await find(mine, 'blnder')).toEqual([]);
    expect(await find(mine, 'kettel')).toEqual([' kettle']);
    await query(test.database.ownerUrl, `update app.products set search_text = 'pan' where store_id = $1`, [
      mine,
    ]);
    expect(await find(mine, 'kettel')).toEqual([]);
  });
});
