import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { query } from './testing/database/query.ts';
import { startTestApp, type TestApp } from './testing/http/app.ts';

/** Four people with 50 keys each, because one can have 100 stores. */
const people = 4;
const keysOfEach = 50;
const requestsOfEachKey = 50;

let app: TestApp;

beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

/** All at once under one key. */
function createUnderOneKey(token: string, label: string) {
  const body = {
    name: label,
    currency_code: 'KES',
    sub_domain: label,
    product_type_id: 'groceries',
    test_product: false,
  };
  const headers = { 'idempotency-key': randomUUID() };
  return Promise.all(
    Array.from({ length: requestsOfEachKey }, () =>
      app.call('POST /marketplace/v1/stores/create', { token, body, headers }),
    ),
  );
}

describe('CONTRACT "The wire": 50 parallel requests with one idempotency key, 200 keys', () => {
  it('have one effect each and the same answer each', async () => {
    const made: string[] = [];
    for (let person = 0; person < people; person += 1) {
      const { token } = await app.verifiedUser();
      for (let key = 0; key < keysOfEach; key += 1) {
        const answers = await createUnderOneKey(token, `shop-${person}-${key}`);
        const told = answers.map(({ status, code, message, data }) =>
          JSON.stringify({ status, code, message, data }),
        );
        expect(new Set(told).size).toBe(1);
        expect(answers[0]?.status).toBe(200);
        made.push(answers[0]?.data.id ?? '');
      }
    }
    expect(new Set(made).size).toBe(200);
    for (const rows of [
      'select id from app.stores',
      'select store_id as id from app.staff',
      'select store_id as id from app.sub_domains',
      "select store_id as id from app.audit_log where action = 'create_store'",
    ]) {
      const ids = (await query<{ id: string }>(app.database.ownerUrl, rows)).map(({ id }) => id);
      expect(ids.sort(), rows).toEqual([...made].sort());
    }
  }, 180_000);
});
