import type pg from 'pg';
import { newId } from '#platform/ids.ts';
import { query } from './query.ts';

// Rows for tests that need no call: written as the owner, who sees all stores.

const now = new Date('2026-03-01T08:00:00Z');

/** An address with capitals, and the key it is compared by. */
export async function addUser(
  ownerPool: pg.Pool,
  changes: { verified?: boolean; erased?: boolean; name?: [string, string] } = {},
): Promise<{ id: string; email: string; emailKey: string }> {
  const id = newId();
  const email = `User-${id}@example.com`;
  const [first, last] = changes.name ?? ['Ada', 'Obi'];
  await ownerPool.query(
    `insert into app.users (id, email, email_key, email_verified_at, first_name, last_name, referral_code, reg_channel,
       platform, accepted_terms_at, created_at, erased_at)
     values ($1, $2, lower($2), $3, $4, $5, $6, 'web', 'web', $7, $7, $8)`,
    [id, email, changes.verified ? now : null, first, last, `R${id}`, now, changes.erased ? now : null],
  );
  return { id, email, emailKey: email.toLowerCase() };
}

/** With an account of its own, so one a user. */
export async function addStore(
  ownerPool: pg.Pool,
  createdBy: string,
  changes: { name?: string; closedAt?: Date } = {},
): Promise<string> {
  const id = newId();
  const accountId = newId();
  await ownerPool.query('insert into app.accounts (id, owner_user_id, created_at) values ($1, $2, $3)', [
    accountId,
    createdBy,
    now,
  ]);
  await ownerPool.query(
    `insert into app.stores (id, account_id, created_by, business_code, name, sub_domain, currency_code, reg_channel,
       store_module, web_support, pos_support, test_product, mode, modules, timezone, created_at, closed_at)
     values ($1::uuid, $2, $3, $1::text, $4, 's-' || $1::text, 'NGN', 'web', 'general_store', true, true, true, 'test',
       '{}', 'Africa/Lagos', $5, $6)`,
    [id, accountId, createdBy, changes.name ?? 'Mama Put', now, changes.closedAt ?? null],
  );
  return id;
}

/** To Ben@Example.com, as associate, with the message "Come along". */
export async function addInvite(
  ownerPool: pg.Pool,
  storeId: string,
  invitedBy: string,
  expiresAt = new Date('2026-03-08T08:00:00Z'),
): Promise<string> {
  const id = newId();
  await ownerPool.query(
    `insert into app.invites (store_id, id, email, email_key, role, message, invited_by, sent_at, expires_at)
     values ($1, $2, 'Ben@Example.com', $3, 'associate', 'Come along', $4, $5, $6)`,
    [storeId, id, `ben-${id}@example.com`, invitedBy, now, expiresAt],
  );
  return id;
}

/** One that waits, of the creator of the store. */
export async function addStoreJob(ownerUrl: string, storeId: string): Promise<string> {
  const id = newId();
  await query(
    ownerUrl,
    `insert into app.store_jobs (store_id, id, kind, state, input, created_by, created_at)
     select id, $2, 'bulk_edit', 'waiting', '{"edit": {"kind": "vat", "exempt_vat": true}}', created_by, $3 from app.stores where id = $1`,
    [storeId, id, now],
  );
  return id;
}

/** A file without prices that nobody has looked at, of the creator of the store. */
export async function addImport(
  ownerUrl: string,
  storeId: string,
  kind: 'products' | 'customers' = 'products',
): Promise<string> {
  const id = newId();
  await query(
    ownerUrl,
    `insert into app.imports (store_id, id, kind, file_name, file_key, bytes, delimiter, format, headers, sample, mapping,
       with_money, with_costs, created_by, created_at)
     select id, $2::uuid, $4, 'goods.csv', id || '/' || $2::text || '.csv', 6, ',', 'other', '{Title}', '[]', '[null]', false, false,
       created_by, $3
     from app.stores where id = $1`,
    [storeId, id, now, kind],
  );
  return id;
}
