import pg from 'pg';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { removeOldImports } from '#platform/database/remove-old-imports.ts';
import { startTestApp, type TestApp, type TestUser } from '#testing/app.ts';
import { type ImportDesk, importDesk, stockedStore } from '#testing/import-desk.ts';
import { query } from '#testing/query.ts';

let app: TestApp;
let owner: TestUser;
let desk: ImportDesk;

beforeAll(async () => {
  app = await startTestApp();
  owner = await app.verifiedUser();
});
afterAll(() => app.close());
beforeEach(async () => {
  desk = importDesk(await stockedStore(app, owner.token));
});

describe('an import that is long over', () => {
  it('is forgotten after 90 days, with its file, and its products stay', async () => {
    const done = await desk.importFile('Title,Price\nBasin,5\n');
    const waiting = (await desk.upload('Title,Price\nBasin,5\n')).data;
    const ownerPool = new pg.Pool({ connectionString: app.database.ownerUrl });
    const [row] = await query<{ file_key: string }>(
      app.database.ownerUrl,
      'select file_key from app.imports where id = $1',
      [waiting.id],
    );
    const days = (count: number) => new Date(app.services.clock().getTime() + count * 24 * 60 * 60 * 1000);
    await removeOldImports(ownerPool, days(89));
    expect((await desk.read(done.id)).state).toBe('done');
    await removeOldImports(ownerPool, days(91));
    await ownerPool.end();
    await app.mails();
    const path = 'GET /marketplace/v1/stores/{id}/product-imports/{import_id}';
    expect(await app.call(path, desk.at(done.id))).toMatchObject({ status: 404 });
    expect(await app.services.files.read(row?.file_key ?? '')).toBeNull();
    expect(await desk.products()).toHaveLength(1);
  });
});
