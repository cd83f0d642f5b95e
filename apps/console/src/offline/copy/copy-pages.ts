import { Dexie } from 'dexie';
import { unsentRows } from '#offline/outbox/unsent-index.ts';
import type { Caller } from '#offline/till-client.ts';
import type { TillContext } from '#offline/till-context.ts';
import type { CopyProgress, CustomerRow, SetupRow } from '#offline/till-database.ts';
import { noCopyNews } from '#offline/till-news.ts';
import type { TillCustomer, TillProduct } from '#offline/till-types.ts';
import { productRow } from './product-rows.ts';

/** Where a copy stands: whoever has seen it there has everything. */
export function copyMark({ sequence, copy }: Pick<SetupRow, 'sequence' | 'copy'>): string {
  return copy === null ? `${sequence}` : `${sequence} ${copy.reading} ${copy.after ?? ''}`;
}

/**
 * Reads what is left of the copy, a page at a time, and writes each page with how far that is: begun again after a crash, it goes on
 * there. What lies between the ids of a page and is not in it is gone.
 */
export async function readPages(context: TillContext, caller: Caller, begun: SetupRow): Promise<SetupRow> {
  let held = begun;
  while (held.copy !== null) {
    const { reading, after } = held.copy;
    held =
      reading === 'products'
        ? await readProducts(context, caller, held, after)
        : await readCustomers(context, caller, held, after);
  }
  return held;
}

async function readProducts(
  context: TillContext,
  caller: Caller,
  held: SetupRow,
  after: string | null,
): Promise<SetupRow> {
  const { items, next } = await context.client.page<TillProduct>(caller, 'products', after);
  const { products } = context.database;
  const rows = items.map((product) => productRow(caller.store_id, product));
  const copy: CopyProgress =
    next === null ? { reading: 'customers', after: null } : { reading: 'products', after: next };
  const [now, gone] = await writePage(context, held, copy, async () => {
    const missing = await missingIds(products, caller.store_id, after, next, rows);
    await products.bulkDelete(missing.map((id) => [caller.store_id, id]));
    await products.bulkPut(rows);
    return missing;
  });
  tell(context, held, now, { products: rows.map(({ id }) => id), goneProducts: gone });
  return now;
}

async function readCustomers(
  context: TillContext,
  caller: Caller,
  held: SetupRow,
  after: string | null,
): Promise<SetupRow> {
  const { items, next } = await context.client.page<TillCustomer>(caller, 'customers', after);
  const { customers } = context.database;
  const rows: CustomerRow[] = items.map((customer) => ({
    store_id: caller.store_id,
    id: customer.id,
    customer,
  }));
  const copy: CopyProgress = next === null ? null : { reading: 'customers', after: next };
  const [now, gone] = await writePage(context, held, copy, async () => {
    // Those that the server has not heard of are here alone.
    const own = new Set((await unsentRows(context.database, caller.store_id)).map(({ id }) => id));
    const missing = await missingIds(customers, caller.store_id, after, next, rows);
    const left = missing.filter((id) => !own.has(id));
    await customers.bulkDelete(left.map((id) => [caller.store_id, id]));
    await customers.bulkPut(rows);
    return left;
  });
  tell(context, held, now, { customers: rows.map(({ id }) => id), goneCustomers: gone });
  return now;
}

async function writePage(
  { database }: TillContext,
  held: SetupRow,
  copy: CopyProgress,
  write: () => Promise<string[]>,
): Promise<[now: SetupRow, gone: string[]]> {
  const { setups, products, customers, outbox } = database;
  return database.transaction('rw', [setups, products, customers, outbox], async () => {
    const gone = await write();
    await setups.update(held.store_id, { copy });
    return [{ ...held, copy }, gone];
  });
}

/** The ids that are held between the ends of a page, and are not in it. */
async function missingIds(
  table: TillContext['database']['products'] | TillContext['database']['customers'],
  storeId: string,
  after: string | null,
  next: string | null,
  page: readonly { id: string }[],
): Promise<string[]> {
  const held = await table
    .where('[store_id+id]')
    .between([storeId, after ?? Dexie.minKey], [storeId, next ?? Dexie.maxKey], after === null, true)
    .primaryKeys();
  const there = new Set(page.map(({ id }) => id));
  return held.map(([, id]) => id).filter((id) => !there.has(id));
}

function tell(
  { channel }: TillContext,
  before: SetupRow,
  now: SetupRow,
  what: Partial<Record<'products' | 'goneProducts' | 'customers' | 'goneCustomers', string[]>>,
): void {
  channel.post({
    ...noCopyNews,
    kind: 'copy',
    storeId: now.store_id,
    from: copyMark(before),
    to: copyMark(now),
    ...what,
  });
}
