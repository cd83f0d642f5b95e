import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { rowsRead } from '#testing/checks/rows-read.ts';
import { query } from '#testing/database/query.ts';
import { startTestApp, type TestApp } from '#testing/http/app.ts';
import { type CardFilter, findCardByCode, findCardEntries, findCards } from './queries.ts';

let app: TestApp;
let storeId: string;

const cards = 2000;
const entries = 3;

beforeAll(async () => {
  app = await startTestApp();
  const { token, id: issuer } = await app.verifiedUser();
  storeId = (await app.newStore(token)).id;
  await fill(storeId, issuer, cards);
  await fill((await app.newStore(token)).id, issuer, cards * 10);
  await query(app.database.superUrl, 'analyze');
}, 120_000);
afterAll(() => app.close());

/** By SQL alone: real cards and as many of test mode, each with a record; every hundredth is spent. */
async function fill(store: string, issuer: string, count: number): Promise<void> {
  await query(
    app.database.superUrl,
    `insert into app.gift_cards (store_id, id, test, code, issued, balance, paid_with, actor_kind, actor_id, actor_user_id,
       created_at, updated_at)
     select $1, gen_random_uuid(), test, case when test then 'T' else 'R' end || lpad(n::text, 15, '0'), 500,
       case when n % 100 = 0 then 0 else 500 end, 'cash', 'staff', $2::uuid, $2::uuid, timestamptz '2026-01-01' + n * interval '1 minute', now()
     from generate_series(1, ${count}) n cross join (values (false), (true)) as series (test)`,
    [store, issuer],
  );
  await query(
    app.database.superUrl,
    `insert into app.gift_card_entries (store_id, id, card_id, kind, amount, balance, at)
     select $1, gen_random_uuid(), card.id, 'issued', 500, 500, now() + n * interval '1 minute'
     from app.gift_cards card cross join generate_series(1, ${entries}) n where card.store_id = $1 and not card.test`,
    [store],
  );
}

const page = { limit: 25, offset: 0 };
const whole: CardFilter = { test: false, search: '', state: undefined, today: '2026-11-22' };
/** For each row of a page the one who issued it is read. */
const shown = page.limit * 2 + 10;

async function listed(filter: Partial<CardFilter>) {
  let found = { rows: 0, total: 0 };
  const read = await rowsRead(app, storeId, async (db) => {
    const { rows, total } = await findCards(db, storeId, { ...whole, ...filter }, page);
    found = { rows: rows.length, total };
  });
  return { ...found, read };
}

describe(`Of ${cards} gift cards, beside those of test mode and of another store,`, () => {
  it('the newest are read in their order, and the others counted', async () => {
    const { read, ...found } = await listed({});
    expect(found).toEqual({ rows: page.limit, total: cards });
    expect(read).toBeLessThan(cards + shown);
  });

  it('those of a state are found in one look at each of them, and counted in another', async () => {
    for (const [state, total] of [
      ['active', cards * 0.99],
      ['spent', cards / 100],
    ] as const) {
      const { read, ...found } = await listed({ state });
      expect(found).toEqual({ rows: Math.min(page.limit, total), total });
      expect(read).toBeLessThan(2 * cards + shown);
    }
  });

  it('those whose code ends so are looked up', async () => {
    const { read, ...found } = await listed({ search: '1999' });
    expect(found).toEqual({ rows: 1, total: 1 });
    expect(read).toBeLessThan(20);
    expect((await listed({ search: 'XXXX' })).read).toBeLessThan(5);
  });

  it('the one with a code is looked up, and so is its record', async () => {
    const read = await rowsRead(app, storeId, async (db) => {
      const card = await findCardByCode(db, storeId, 'R000000000001999');
      expect(await findCardEntries(db, storeId, card?.id ?? '')).toHaveLength(entries);
    });
    expect(read).toBeLessThan(20);
  });
});
