import { type Actor, system } from '@sokoni/rules/access/actor';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Asking } from '#catalogue/imports/import-area.ts';
import { startCheck, startRun, startUndo } from '#catalogue/imports/save-import.ts';
import { actionNow } from '#core/action.ts';
import { type Db, transaction } from '#core/database/access/transaction.ts';
import { type ImportClient, importClient, stockedStore } from '#testing/clients/import-client.ts';
import { query } from '#testing/database/query.ts';
import { keyWith, registerOf, storedOf } from '#testing/fixtures/actors.ts';
import { startTestApp, type TestApp } from '#testing/http/app.ts';
import { productImports } from './product-imports.ts';

let app: TestApp;
let ownerId: string;
let client: ImportClient;
beforeAll(async () => {
  app = await startTestApp();
  const { token, id } = await app.verifiedUser({ first_name: 'Amina', last_name: 'Bello' });
  ownerId = id;
  client = importClient(await stockedStore(app, token));
});
afterAll(() => app.close());

const others: [string, () => Actor, string][] = [
  ['a register with its cashier', () => registerOf(ownerId), 'Amina Bello, Register'],
  ['the system', () => system, 'Sokoni'],
  ['an API key', () => keyWith('seeMoney'), 'API key'],
];

/** Does what was started to its end. */
async function done(work: (db: Db) => Promise<void>): Promise<void> {
  await transaction(app.services.pool, { userId: null, storeId: client.storeId }, work);
  await app.mails();
}

describe.each(others)('An import says who started it: %s', (_, actorOf, label) => {
  it('in its works, and in the ledger of the stock that it brings and takes back', async () => {
    const actor = actorOf();
    const { data } = await client.upload(`Title,Stock\nBasin for ${label.replace(',', '')},7\n`);
    const key = { storeId: client.storeId, importId: data.id };
    const asking: Asking = { ...actionNow(actor, app.services.clock()), hasInventory: true };
    const choices = { mapping: data.mapping, mode: 'add' } as const;
    await done((db) => startCheck(db, productImports, key, choices, asking));
    await done((db) => startRun(db, productImports, key, asking));
    await done((db) => startUndo(db, productImports, key, asking));

    const imported = await client.read(data.id);
    expect(imported.created_by).toBe('Amina Bello');
    const works = [imported.check, imported.run, imported.undo];
    expect(works.map((job) => [job?.state, job?.created_by])).toEqual(Array(3).fill(['done', label]));
    const { at: _, received_at: __, ...who } = storedOf(asking);
    const rows = await query(
      app.database.superUrl,
      `select quantity, actor_kind, actor_id, actor_user_id from app.stock_movements
       where reference = $1 order by id`,
      [`import:${data.id}`],
    );
    expect(rows).toEqual([
      { quantity: 7, ...who },
      { quantity: -7, ...who },
    ]);
  });
});
