import { Dexie, type Table } from 'dexie';
import { CatalogueSearch } from './catalogue-search.ts';
import { copyMark } from './copy-pages.ts';
import type { TillContext } from './till-context.ts';
import type { CopyNews } from './till-news.ts';
import type { TillSetup } from './till-types.ts';
import { sliceSize } from './word-index.ts';

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

/** Begins to read the copy into memory, in slices; it can be searched meanwhile. */
export function openMemoryCopy(
  { database }: Pick<TillContext, 'database'>,
  storeId: string,
  categories: () => TillSetup['categories'],
  changed: () => void,
): MemoryCopy {
  const search = new CatalogueSearch(categories);
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

  async function loadAll(): Promise<void> {
    loading += 1;
    try {
      // Nothing is missing while everything is read anew.
      const coming = search.size === 0 ? search : new CatalogueSearch(categories);
      const at = await markNow();
      await eachSlice(database.products, storeId, (rows) => {
        coming.putProducts(rows.map(({ product }) => product));
        changed();
      });
      await eachSlice(database.customers, storeId, (rows) => {
        coming.putCustomers(rows.map(({ customer }) => customer));
        changed();
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

  void inTurn(loadAll);
  return {
    search,
    isLoading: () => loading > 0,
    take: (news) => inTurn(() => takeNow(news)),
    catchUp: () => inTurn(catchUp),
  };
}

async function eachSlice<Row extends { id: string }>(
  table: Table<Row, [store: string, id: string]>,
  storeId: string,
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
  }
}
