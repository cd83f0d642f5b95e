import { sql } from 'kysely';
import type pg from 'pg';
import { transaction } from '#core/database/access/transaction.ts';
import { enqueue } from '#core/database/commands/enqueue.ts';

const atOnce = 10;

/** Forgets imports of all stores 90 days after they were brought, as the works that they were are forgotten; their files go by a job. */
export async function removeOldImports(ownerPool: pg.Pool, now: Date): Promise<void> {
  for (;;) {
    const removed = await transaction(ownerPool, { userId: null, storeId: null }, async (db) => {
      const { rows } = await sql<{ file_key: string }>`
        delete from app.imports where (store_id, id) in (
          select store_id, id from app.imports
          where created_at < ${now}::timestamptz - interval '90 days' limit ${atOnce}
        ) returning file_key`.execute(db);
      if (rows.length > 0) await enqueue(db, 'remove_files', { keys: rows.map(({ file_key }) => file_key) });
      return rows.length;
    });
    if (removed < atOnce) return;
  }
}
