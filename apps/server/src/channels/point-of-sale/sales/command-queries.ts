import { type Insertable, type Selectable, sql, type Updateable } from 'kysely';
import type { Db } from '#core/database/access/transaction.ts';
import type { TillCommands } from '#core/database/tables.ts';

export type CommandRow = Selectable<TillCommands>;

/** Writes those whose ids are new; the others are there already. */
export async function insertCommands(db: Db, rows: readonly Insertable<TillCommands>[]): Promise<void> {
  await db
    .insertInto('till_commands')
    .values([...rows])
    .onConflict((conflict) => conflict.columns(['store_id', 'id']).doNothing())
    .execute();
}

export async function findCommands(db: Db, storeId: string, ids: readonly string[]): Promise<CommandRow[]> {
  return db
    .selectFrom('till_commands')
    .selectAll()
    .where('store_id', '=', storeId)
    .where('id', '=', sql<string>`any(${ids}::uuid[])`)
    .execute();
}

/** Commands that came under the ids of these with another content. */
export async function findClashing(db: Db, storeId: string, ids: readonly string[]): Promise<CommandRow[]> {
  if (ids.length === 0) return [];
  return db
    .selectFrom('till_commands')
    .selectAll()
    .where('store_id', '=', storeId)
    .where('clashes_with', '=', sql<string>`any(${ids}::uuid[])`)
    .execute();
}

/** The command, held until the end of the transaction: whoever sends it at the same time waits for the answer. */
export async function lockCommand(db: Db, storeId: string, id: string): Promise<CommandRow | undefined> {
  return db
    .selectFrom('till_commands')
    .selectAll()
    .where('store_id', '=', storeId)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
}

export async function updateCommand(
  db: Db,
  { store_id, id }: Pick<CommandRow, 'store_id' | 'id'>,
  values: Updateable<TillCommands>,
): Promise<void> {
  await db
    .updateTable('till_commands')
    .set(values)
    .where('store_id', '=', store_id)
    .where('id', '=', id)
    .execute();
}

/** Up to which of its commands a device was heard out: each before it is recorded, or waits for people. 0: none. */
export async function findLastHeard(db: Db, storeId: string, deviceId: string): Promise<number> {
  const { rows } = await sql<{ heard: number }>`
    select coalesce(
      (select min(seq) - 1 from till_commands
       where store_id = ${storeId} and device_id = ${deviceId} and state = 'received'),
      (select max(seq) from till_commands where store_id = ${storeId} and device_id = ${deviceId}),
      0
    ) as heard`.execute(db);
  return rows[0]?.heard ?? 0;
}

const mostAtOnce = 200;

/** What was kept before a time and is not recorded yet, in the order in which it happened. */
export async function findLeftCommands(db: Db, storeId: string, before: Date): Promise<CommandRow[]> {
  return db
    .selectFrom('till_commands')
    .selectAll()
    .where('store_id', '=', storeId)
    .where('state', '=', 'received')
    .where('received_at', '<', before)
    .orderBy('device_id')
    .orderBy('seq')
    .limit(mostAtOnce)
    .execute();
}

/** The stores that have any. Runs as the owner, who sees all stores. */
export async function findStoresWithLeftCommands(db: Db, before: Date): Promise<string[]> {
  const rows = await db
    .selectFrom('till_commands')
    .select('store_id')
    .distinct()
    .where('state', '=', 'received')
    .where('received_at', '<', before)
    .execute();
  return rows.map(({ store_id }) => store_id);
}
