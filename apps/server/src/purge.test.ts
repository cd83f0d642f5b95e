import type pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openPool } from '#core/database/access/connect.ts';
import { silentLog } from '#core/database/access/log.ts';
import { newId } from '#core/ids.ts';
import { freshDatabase, type TestDatabase } from '#testing/database/test-database.ts';
import { addInvite, addStore, addUser } from '#testing/fixtures/add-rows.ts';
import { purgeAll } from './tasks.ts';

const now = new Date('2026-03-01T08:00:00Z');
const hoursAgo = (hours: number) => new Date(now.getTime() - hours * 3_600_000);
const daysAgo = (days: number) => hoursAgo(24 * days);

let database: TestDatabase;
let pool: pg.Pool;

beforeAll(async () => {
  database = await freshDatabase();
  pool = openPool(database.ownerUrl, { max: 1, applicationName: 'test', log: silentLog });
});
afterAll(async () => {
  await pool.end();
  await database.drop();
});

const write = (text: string, values: unknown[]) => pool.query(text, values);

describe('CONTRACT: what is past its use is removed each hour', () => {
  it('and nothing that still has one', async () => {
    const user = await addUser(pool, { verified: true });
    const storeId = await addStore(pool, user.id);
    for (const alive of [true, false]) {
      const until = hoursAgo(alive ? -1 : 1);
      const sessionId = newId();
      const name = alive ? 'alive' : 'gone';
      const hash = Buffer.from(name);
      await write(
        `insert into app.sessions (id, user_id, lifetime_seconds, signed_in_at, last_used_at, expires_at, platform, address)
         values ($1, $2, 60, $3, $3, $4, 'web', '192.0.2.1')`,
        [sessionId, user.id, now, until],
      );
      for (const [token, diesAt] of [
        [`${name} current`, null],
        [`${name} replaced`, hoursAgo(1)],
      ]) {
        await write('insert into app.session_tokens values ($1, $2, $3, false, $4)', [
          token,
          sessionId,
          now,
          diesAt,
        ]);
      }
      const purpose = alive ? 'verify_email' : 'reset_password';
      await write('insert into app.codes values ($1, $2, $3, 0, $4, $5)', [
        user.id,
        purpose,
        hash,
        now,
        until,
      ]);
      await write('insert into app.mailed_links values ($1, $2, $3, $4, $5)', [
        hash,
        user.id,
        purpose,
        now,
        until,
      ]);
      await write(
        'insert into app.handoffs (code_hash, user_id, expires_at, lifetime_seconds) values ($1, $2, $3, 60)',
        [hash, user.id, until],
      );
      await write('insert into app.google_sign_ins values ($1, $2, $2, false, $3)', [hash, name, until]);
      await write(
        'insert into app.attempts (id, kind, subject, network_address, at) values ($1, $2, $3, $4, $5)',
        [newId(), 'login', hash, '192.0.2.1', daysAgo(alive ? 29 : 31)],
      );
      await write(
        'insert into app.idempotency_keys (actor, key, request_hmac, created_at) values ($1, $2, $3, $4)',
        [user.id, name, hash, hoursAgo(alive ? 47 : 49)],
      );
      await addInvite(pool, storeId, user.id, daysAgo(alive ? 29 : 31));
      await write(
        `insert into app.events (store_id, sequence, kind, payload, at) values ($1, $2, $3, '{}', $4)`,
        [storeId, alive ? 2 : 1, name, daysAgo(alive ? 29 : 31)],
      );
    }

    await purgeAll(pool, now);

    const { rows } = await pool.query(
      `select (select count(*) from app.sessions) as sessions,
              (select string_agg(convert_from(token_hash, 'utf8'), ',') from app.session_tokens) as tokens,
              (select string_agg(purpose, ',') from app.codes) as codes,
              (select string_agg(purpose, ',') from app.mailed_links) as links,
              (select string_agg(convert_from(code_hash, 'utf8'), ',') from app.handoffs) as handoffs,
              (select string_agg(nonce, ',') from app.google_sign_ins) as google,
              (select string_agg(convert_from(subject, 'utf8'), ',') from app.attempts) as attempts,
              (select string_agg(key, ',') from app.idempotency_keys) as keys,
              (select array_agg(expires_at) from app.invites) as invites,
              (select string_agg(kind, ',') from app.events) as events`,
    );
    expect(rows).toEqual([
      {
        sessions: 1,
        tokens: 'alive current',
        codes: 'verify_email',
        links: 'verify_email',
        handoffs: 'alive',
        google: 'alive',
        attempts: 'alive',
        keys: 'alive',
        invites: [daysAgo(29)],
        events: 'alive',
      },
    ]);
  });

  it('CONTRACT Security: the sub-domain of a store that stays closed is free 90 days after it closed', async () => {
    const stores: string[] = [];
    for (const closedAt of [undefined, daysAgo(29), daysAgo(31)]) {
      const storeId = await addStore(pool, (await addUser(pool)).id, { closedAt });
      await write('insert into app.sub_domains (store_id, label) values ($1::uuid, $1::text)', [storeId]);
      stores.push(storeId);
    }
    const released = daysAgo(1);
    await write(`insert into app.sub_domains values ($1, 'a-former-one', $2)`, [stores[2], released]);

    await purgeAll(pool, now);

    const { rows } = await pool.query<{ label: string; held_until: Date | null }>(
      'select label, held_until from app.sub_domains',
    );
    const until = Object.fromEntries(rows.map((row) => [row.label, row.held_until]));
    expect(until).toEqual({
      [stores[0] ?? '']: null,
      [stores[1] ?? '']: null,
      [stores[2] ?? '']: daysAgo(31 - 90),
      'a-former-one': released,
    });
  });
});
