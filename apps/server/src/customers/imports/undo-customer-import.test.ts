import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { JobRunner } from '#tenancy/store-jobs/run-job.ts';
import { type CustomerClient, customerClient, type ImportPlace } from '#testing/clients/import-client.ts';
import { query } from '#testing/database/query.ts';
import { aDraftOrder } from '#testing/fixtures/order-fixtures.ts';
import { startTestApp, type TestApp, type TestUser } from '#testing/http/app.ts';
import { cancelledIn, runHere, withPowerCut } from '#testing/processes/interrupted-job.ts';
import { runCustomersRunner } from './run-customer-import.ts';
import { undoCustomersRunner } from './undo-customer-import.ts';

let app: TestApp;
let owner: TestUser;
let place: ImportPlace;
let client: CustomerClient;

beforeAll(async () => {
  app = await startTestApp();
  owner = await app.verifiedUser();
});
afterAll(() => app.close());
beforeEach(async () => {
  place = { app, token: owner.token, storeId: (await app.newStore(owner.token)).id };
  client = customerClient(place);
});

const change = (customer_id: string, body: object) =>
  app.call('PUT /marketplace/v1/stores/{id}/customers/{customer_id}', {
    token: owner.token,
    params: { id: client.storeId, customer_id },
    body,
  });

describe('An import of customers, undone', () => {
  it('takes away whom it added, puts back what it changed, and leaves what something depends on', async () => {
    const address = { line1: 'Moi Avenue 12', city: 'Nairobi' };
    const before = await client.add({
      name: 'Asha',
      email: 'asha@example.com',
      credit_limit: 900,
      addresses: [address],
    });
    const later = await client.add({ name: 'Juma', email: 'juma@example.com' });
    const file = [
      'Name,E-mail,Group,Credit limit,Address line 1,City',
      'Asha Mwangi,asha@example.com,Hotels,12,Moi Avenue 12,Mombasa',
      'Juma Otieno,juma@example.com,Hotels,5,,',
      'Gone,gone@example.com,Banks,,Harbour 1,',
      'Buyer,buyer@example.com,,,,',
      'Touched,touched@example.com,Schools,,,',
    ].join('\n');
    const { id } = await client.importFile(file);
    const made = new Map((await client.customers()).map((one) => [one.name, one]));
    await aDraftOrder(app, owner.token, client.storeId, { customer_id: made.get('Buyer')?.id });
    await change(made.get('Touched')?.id ?? '', { version: 1, notes: 'Called on Monday' });
    await change(later.id, { version: 2, name: 'Juma O.' });

    const undone = await client.undo(id);
    expect(undone).toMatchObject({
      state: 'undone',
      undo: { done: 2, failed: 3, result: { removed: 1, restored: 1, kept: 3 } },
    });
    const left = await client.customers();
    expect(left.map(({ name }) => name)).toEqual(['Asha', 'Buyer', 'Juma O.', 'Touched']);
    // The other town had made it another address.
    expect(left[0]).toEqual({ ...before, version: 3, updated_at: left[0]?.updated_at });
    expect(left[2]).toMatchObject({ group_id: null, credit_limit: null });
    expect(await client.groups()).toEqual([['Schools', 1]]);
    expect(await client.start('undoing', id)).toMatchObject({ status: 409, error: 'import_state' });
  });
});

const people = 700;
const file = [
  'Name,E-mail,Group,Address line 1',
  ...Array.from(
    { length: people },
    (_, index) => `Person ${index},p${index}@example.com,G${index % 5},Street ${index}`,
  ),
].join('\n');

/** What stands in the store, counted so that anything done twice or left out shows. */
async function traces() {
  const [row] = await query(
    app.database.ownerUrl,
    `select
       (select count(*)::int from app.customers where store_id = $1) as customers,
       (select count(*)::int from app.customer_addresses where store_id = $1) as addresses,
       (select count(*)::int from app.customer_groups where store_id = $1) as groups`,
    [client.storeId],
  );
  return row;
}

const all = { customers: people, addresses: people, groups: 5 };
const firstStep = { customers: 300, addresses: 300, groups: 5 };
const nothing = { customers: 0, addresses: 0, groups: 0 };

async function begin(id: string, runnerOf: (jobId: string) => JobRunner) {
  await client.start('runs', id);
  const jobId = (await client.read(id)).run?.id ?? '';
  await runHere(place, 'customer_import', jobId, runnerOf(jobId));
}

async function beginUndo(id: string, runnerOf: (jobId: string) => JobRunner) {
  await client.start('undoing', id);
  const jobId = (await client.read(id)).undo?.id ?? '';
  await runHere(place, 'customer_import_undo', jobId, runnerOf(jobId));
}

const stopAfterOneStep = (runner: JobRunner) => (jobId: string) => cancelledIn(place, runner, jobId, 1);

describe('Whom an import has added', () => {
  it('stays when it is undone, while the books, a card, a mail or another record name them', async () => {
    const names = ['Credited', 'Carded', 'Mailed', 'Merged', 'Gone'];
    const { id } = await client.importFile(
      `Name,Phone\n${names.map((name, n) => `${name},+25472200011${n}`).join('\n')}\n`,
    );
    const made = new Map((await client.customers()).map((one) => [one.name, one.id]));
    const of = (name: string) => made.get(name) ?? '';
    const at = (customer_id: string) => ({ token: owner.token, params: { id: client.storeId, customer_id } });
    const customers = '/marketplace/v1/stores/{id}/customers/{customer_id}' as const;
    await app.call(`POST ${customers}/credit/entries`, {
      ...at(of('Credited')),
      body: { amount: 500, reason: 'A cup came back' },
    });
    await app.call('POST /marketplace/v1/stores/{id}/gift-cards', {
      ...at(''),
      body: { amount: 700, paid_with: 'cash', customer_id: of('Carded') },
    });
    const span = { from_day: '2026-01-01', to_day: '2026-01-31' };
    const mailed = await app.call(`POST ${customers}/statement-mails`, {
      ...at(of('Mailed')),
      body: { to: 'mailed@example.com', ...span },
    });
    expect(mailed.status).toBe(200);
    const other = await client.add({ name: 'Other' });
    const versions = { version: 1, other_version: 1 };
    const merged = await app.call(`POST ${customers}/merges`, {
      ...at(of('Merged')),
      body: { other_id: other.id, ...versions },
    });
    expect(merged.status).toBe(200);
    // As if nobody had touched the record since: who was merged into it is led there all the same.
    await query(app.database.ownerUrl, 'update app.customers set version = 1 where id = $1', [of('Merged')]);
    expect(await client.undo(id)).toMatchObject({ undo: { result: { removed: 1, kept: 4 } } });
    expect((await client.customers()).map(({ name }) => name)).toEqual([
      'Carded',
      'Credited',
      'Mailed',
      'Merged',
    ]);
  });
});

describe('An import of customers that was stopped in the middle', () => {
  it('keeps what is done; going on does the rest, and nothing twice', async () => {
    const { id } = await client.check(file);
    await begin(id, stopAfterOneStep(runCustomersRunner));
    expect(await client.read(id)).toMatchObject({ state: 'stopped', run: { state: 'cancelled', done: 300 } });
    expect(await traces()).toEqual(firstStep);
    expect(await client.run(id)).toMatchObject({
      state: 'done',
      run: { done: people, total: people, result: { created: people } },
    });
    expect(await traces()).toEqual(all);
    await beginUndo(id, stopAfterOneStep(undoCustomersRunner));
    expect(await client.read(id)).toMatchObject({ state: 'done', undo: { state: 'cancelled', done: 200 } });
    expect(await client.undo(id)).toMatchObject({
      state: 'undone',
      undo: { done: people, result: { removed: people, kept: 0 } },
    });
    expect(await traces()).toEqual(nothing);
  });

  it('by a power cut leaves no trace of the step, and does it again', async () => {
    const { id } = await client.check(file);
    await expect(begin(id, () => withPowerCut(runCustomersRunner, 2))).rejects.toThrow('the power went');
    expect(await traces()).toEqual(firstStep);
    await app.mails();
    expect(await client.read(id)).toMatchObject({ state: 'done', run: { done: people, failed: 0 } });
    expect(await traces()).toEqual(all);
    await expect(beginUndo(id, () => withPowerCut(undoCustomersRunner, 2))).rejects.toThrow('the power went');
    expect(await traces()).toEqual({ customers: 500, addresses: 500, groups: 5 });
    await app.mails();
    expect(await client.read(id)).toMatchObject({ state: 'undone', undo: { result: { removed: people } } });
    expect(await traces()).toEqual(nothing);
  });
});
