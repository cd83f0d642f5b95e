import { describe, expect, it } from 'vitest';
import { forEachStore } from './for-each-store.ts';

describe('a job of all stores', () => {
  it('goes on with the others where it fails in one, and says so at the end', async () => {
    const logged: unknown[] = [];
    const log = { info() {}, warn() {}, error: (fields: object) => logged.push(fields) };
    const done: string[] = [];
    const work = async (storeId: string) => {
      if (storeId === 'broken') throw new Error('bigint out of range');
      done.push(storeId);
    };
    const running = forEachStore(['one', 'broken', 'two'], { job: 'fold_sales', log }, work);
    await expect(running).rejects.toThrow('fold_sales failed in 1 stores');
    expect(done).toEqual(['one', 'two']);
    expect(logged).toMatchObject([{ store_id: 'broken', job: 'fold_sales' }]);
  });
});
