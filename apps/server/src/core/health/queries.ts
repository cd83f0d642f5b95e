import type { Pool } from 'pg';

export async function databaseAnswers(pool: Pool): Promise<boolean> {
  return pool.query('select 1').then(
    () => true,
    () => false,
  );
}
