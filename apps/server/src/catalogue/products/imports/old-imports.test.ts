import pg from 'pg';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { removeOldImports } from '#catalogue/imports/old-import-queries.ts';
import { type ImportClient, importClient, stockedStore } from '#testing/clients/import-client.ts';
import { query } from '#testing/database/query.ts';
import { startTestApp, type TestApp, type TestUser } from '#testing/http/app.ts';

let app: TestApp;
let owner: TestUser;
let client: ImportClient;

beforeAll(async () => {
  app = await startTestApp();
  owner = await app.verifiedUser();
});
afterAll(() => app.close());
beforeEach(async () => {
  client = importClient(await stockedStore(app, owner.token));
});

describe('an import that is long over', () => {
  it('is forgotten after 90 days, with its file, and its products stay', async () => {
    const done = await client.importFile('Title,Price\nBasin,5\n');
    const waiting = (await client.upload('Title,Price\nBasin,5\n')).data;
    const ownerPool = new pg.Pool({ connectionString: app.database.ownerUrl });
    const [row] = await query<{ file_key: string }>(
      app.database.ownerUrl,
      'select file_key from app.imports where id = $1',
      [waiting.id],
    );
    const days = (count: number) => new Date(app.services.clock().getTime() + count * 24 * 60 * 60 * 1000);
    await removeOldImports(ownerPool, days(89));
    expect((await client.read(done.id)).state).toBe('done');
    await removeOldImports(ownerPool, days(91));
    await ownerPool.end();
    await app.mails();
    const path = 'GET /marketplace/v1/stores/{id}/product-imports/{import_id}';
    expect(await app.call(path, client.at(done.id))).toMatchObject({ status: 404 });
    expect(await app.services.files.read(row?.file_key ?? '')).toBeNull();
    expect(await client.products()).toHaveLength(1);
  });
});
