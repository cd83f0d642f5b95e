import { sliceSize } from '#offline/search/word-index.ts';
import type { TillContext } from '#offline/till-context.ts';
import type { SetupRow } from '#offline/till-database.ts';
import type { TillChanges } from '#offline/till-types.ts';
import { copyMark } from './copy-pages.ts';
import { productRow } from './product-rows.ts';

/** Writes what has changed, in slices; how far that is comes last, so that a crash in between only makes it happen again. */
export async function writeChanges(
  context: TillContext,
  held: SetupRow,
  changes: TillChanges,
): Promise<SetupRow> {
  const { products, customers, setups } = context.database;
  const store_id = held.store_id;
  const keyOf = (id: string): [string, string] => [store_id, id];
  for (const slice of slices(changes.products))
    await products.bulkPut(slice.map((product) => productRow(store_id, product)));
  for (const slice of slices(changes.customers))
    await customers.bulkPut(slice.map((customer) => ({ store_id, id: customer.id, customer })));
  await products.bulkDelete(changes.gone_products.map(keyOf));
  await customers.bulkDelete(changes.gone_customers.map(keyOf));
  const synced_at = new Date(context.clock.now()).toISOString();
  const { sequence, heard } = changes;
  await setups.update(store_id, { sequence, heard, synced_at });
  const now = { ...held, sequence, heard, synced_at };
  context.channel.post({
    kind: 'copy',
    storeId: store_id,
    from: copyMark(held),
    to: copyMark(now),
    products: changes.products.map(({ id }) => id),
    goneProducts: changes.gone_products,
    customers: changes.customers.map(({ id }) => id),
    goneCustomers: changes.gone_customers,
  });
  return now;
}

function slices<Item>(items: readonly Item[]): Item[][] {
  return Array.from({ length: Math.ceil(items.length / sliceSize) }, (_, at) =>
    items.slice(at * sliceSize, (at + 1) * sliceSize),
  );
}
