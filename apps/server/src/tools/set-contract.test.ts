import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { openPool } from '#core/database/access/connect.ts';
import { silentLog } from '#core/database/access/log.ts';
import type { Services } from '#core/services.ts';
import { query } from '#testing/database/query.ts';
import { startTestApp, type TestApp, type TestUser } from '#testing/http/app.ts';
import { setContract } from './set-contract.ts';

let app: TestApp;
let owner: Services['pool'];
let amina: TestUser;
let id: string;
let code: string;

beforeAll(async () => {
  app = await startTestApp();
  owner = openPool(app.database.ownerUrl, { max: 1, applicationName: 'test-contract', log: silentLog });
});

beforeEach(async () => {
  amina = await app.verifiedUser();
  ({ id } = await app.newStore(amina.token));
  code = (await store()).business_code;
});

afterAll(async () => {
  await owner.end();
  await app.close();
});

async function store() {
  const answer = await app.call('GET /marketplace/v1/stores/{id}', { token: amina.token, params: { id } });
  return answer.data;
}

describe('CONTRACT "product types": npm run contract -- {business_code} enterprise', () => {
  test('sets the contract of the account that owns the store, and of no other', async () => {
    const other = await app.verifiedUser();
    await app.newStore(other.token);
    expect(await setContract(owner, code, 'enterprise', new Date())).toBe(
      `The account of Duka la Amina (${code}) has the enterprise contract now.`,
    );
    expect((await store()).account).toMatchObject({ contract_type: 'enterprise', trial_ends_at: null });
    const { data } = await app.call('GET /marketplace/v1/user/start', { token: other.token });
    expect(data.account.contract_type).toBe('basic');
    await setContract(owner, ` ${code.toLowerCase()} `, 'basic', new Date());
    expect((await store()).account.contract_type).toBe('basic');
  });

  test('stands in the audit log of the store', async () => {
    await setContract(owner, code, 'enterprise', new Date());
    const rows = await query(
      app.database.ownerUrl,
      `select actor_user_id, subject, after from app.audit_log where action = 'set_contract' and store_id = $1`,
      [id],
    );
    expect(rows).toEqual([
      { actor_user_id: null, subject: `store:${id}`, after: { contract_type: 'enterprise' } },
    ]);
  });

  test('says in one sentence what is wrong', async () => {
    await expect(setContract(owner, 'SK00000000', 'enterprise', new Date())).rejects.toThrow(
      'No store has the business code SK00000000.',
    );
    await expect(setContract(owner, code, 'gold', new Date())).rejects.toThrow(
      'Name a contract: basic or enterprise.',
    );
    expect((await store()).account.contract_type).toBe('basic');
  });

  test('the application role cannot do it', async () => {
    await expect(setContract(app.services.pool, code, 'enterprise', new Date())).rejects.toMatchObject({
      code: 'not_found',
    });
  });
});
