import { Dexie, type Table } from 'dexie';
import { CatalogueSearch, type SearchedSetup } from '#offline/search/catalogue-search.ts';
import { sliceSize } from '#offline/search/word-index.ts';
import type { TillContext } from '#offline/till-context.ts';
import type { CopyNews } from '#offline/till-news.ts';
import { copyMark } from './copy-pages.ts';

/** The copy of a store in memory, kept as the database has it. */
export interface MemoryCopy {
  /** What there is so far; the same object always. */
  readonly search: CatalogueSearch;
  isLoading(): boolean;
  /** Takes up what was written; where news were missed, everything is read anew. */
  take(news: CopyNews): Promise<void>;
  /** Reads everything anew where the database has gone on without this tab, as it does while a page is frozen. */
  catchUp(): Promise<void>;
}

/** Screens look through all that is there each time that they are told of more: on a slow machine that is as long as some slices. */
const tellEveryMs = 500;

/** Begins to read the copy into memory, in slices; it can be searched meanwhile. */
export function openMemoryCopy(
  { database, clock, page }: Pick<TillContext, 'database' | 'clock' | 'page'>,
  storeId: string,
  setup: () => SearchedSetup,
  changed: () => void,
): MemoryCopy {
  const search = new CatalogueSearch(setup);
  let mark: string | null = null;
  let loading = 0;
  let last: Promise<void> = Promise.resolve();

  /** One after the other, in the order in which it was asked for. */
  function inTurn(act: () => Promise<void>): Promise<void> {
    last = last.then(act, act);
    return last;
  }

  async function markNow(): Promise<string | null> {
    const held = await database.setups.get(storeId);
    return held ? copyMark(held) : null;
  }

  let toldAt = Number.NEGATIVE_INFINITY;

  /** There is more than before; the first slice is told at once. */
  function grew(): void {
    const now = clock.now();
    if (now - toldAt < tellEveryMs) return;
    toldAt = now;
    changed();
  }

  async function loadAll(): Promise<void> {
    loading += 1;
    try {
      // Nothing is missing while everything is read anew.
      const coming = search.size === 0 ? search : new CatalogueSearch(setup);
      const at = await markNow();
      await eachSlice(database.products, storeId, page.rest, (rows) => {
        coming.putProducts(rows.map(({ product }) => product));
        grew();
      });
      await eachSlice(database.customers, storeId, page.rest, (rows) => {
        coming.putCustomers(rows.map(({ customer }) => customer));
        grew();
      });
      if (coming !== search) search.become(coming);
      mark = at;
    } finally {
      loading -= 1;
      changed();
    }
  }

  async function catchUp(): Promise<void> {
    if ((await markNow()) !== mark) await loadAll();
  }

  async function takeNow(news: CopyNews): Promise<void> {
    const isOwn = news.from === news.to;
    if (!isOwn && news.from !== mark) return catchUp();
    const key = (id: string): [string, string] => [storeId, id];
    const products = await database.products.bulkGet(news.products.map(key));
    const customers = await database.customers.bulkGet(news.customers.map(key));
    search.removeProducts(news.goneProducts);
    search.removeCustomers(news.goneCustomers);
    search.putProducts(products.flatMap((row) => row?.product ?? []));
    search.putCustomers(customers.flatMap((row) => row?.customer ?? []));
    if (!isOwn) mark = news.to;
    changed();
  }

  // What could not be read now is read with the next news.
  inTurn(loadAll).catch(() => {});
  return {
    search,
    isLoading: () => loading > 0,
    take: (news) => inTurn(() => takeNow(news)),
    catchUp: () => inTurn(catchUp),
  };
}

/** The first slice at once: it can be sold. */
async function eachSlice<Row extends { id: string }>(
  table: Table<Row, [store: string, id: string]>,
  storeId: string,
  rest: () => Promise<void>,
  take: (rows: Row[]) => void,
): Promise<void> {
  const read = (after: unknown): Promise<Row[]> =>
    table
      .where('[store_id+id]')
      .between([storeId, after], [storeId, Dexie.maxKey], false)
      .limit(sliceSize)
      .toArray();
  let coming = read(Dexie.minKey);
  for (;;) {
    const rows = await coming;
    const end = rows.at(-1);
    if (!end || rows.length < sliceSize) return take(rows);
    // The database reads the next slice while this one is taken.
    coming = read(end.id);
    take(rows);
    await rest();
  }
}
