import { query } from '#testing/database/query.ts';
import type { TestApp } from '#testing/http/app.ts';

/** How many deadlocks there were so far. A transaction that ran into one is tried again, and nobody hears of it. */
export async function deadlocks({
  services: { pool },
  database,
}: Pick<TestApp, 'services' | 'database'>): Promise<number> {
  const clients = await Promise.all(Array.from({ length: pool.options.max }, () => pool.connect()));
  try {
    // Each connection counts for itself, and tells the others when it likes.
    await Promise.all(clients.map((client) => client.query('select pg_stat_force_next_flush()')));
    const [{ deadlocks: count } = { deadlocks: 0 }] = await query<{ deadlocks: number }>(
      database.superUrl,
      'select deadlocks::int from pg_stat_database where datname = current_database()',
    );
    return count;
  } finally {
    for (const client of clients) client.release();
  }
}
