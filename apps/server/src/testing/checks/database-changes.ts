import { query } from '#testing/database/query.ts';

/** What differs from one run of the same call to the next, by the name of its column or field; `short_words` and `words` bear the store's id, `serial` and `newest` are of the sequence of all orders. */
const random =
  /^(id|token|business_token|otp|url|nonce|code_verifier|referral_code|business_code|request_id|transaction_id|short_words|words|serial|newest)$/;
/** An id, be it the beginning of one in a name that a test made up, a time, bytes, the hash of a password, or a token. */
const randomText =
  /[0-9a-f]{8}-[0-9a-f]{4}(-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12})?|\d{4}-\d\d-\d\dT[\d:.]+(Z|\+\d\d:\d\d)|\\x[0-9a-f]+|\$argon2id[^"]+|(?<=")[\w-]{43}(?=")/g;

/** Has the database note every row that comes or goes from now on. */
export async function noteChanges(ownerUrl: string): Promise<void> {
  await query(
    ownerUrl,
    `create schema noted;
     create table noted.rows (sign text not null, name text not null, content jsonb not null);
     create function noted.note() returns trigger language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
     begin
       insert into noted.rows
       select sign, tg_relid::regclass, content from (values ('-', to_jsonb(old)), ('+', to_jsonb(new))) changed (sign, content)
       where content is not null;
       return null;
     end $$`,
  );
  const tables = await query<{ name: string }>(
    ownerUrl,
    `select oid::regclass::text as name from pg_class where relkind = 'r'
     and (relnamespace = 'app'::regnamespace or oid = 'graphile_worker._private_jobs'::regclass)`,
  );
  const triggers = tables.map(
    ({ name }) =>
      `create trigger noted after insert or update or delete on ${name} for each row execute function noted.note()`,
  );
  await query(ownerUrl, triggers.join(';'));
}

/**
 * Runs a call and tells what it answered and which rows of the whole database came and went by it, in a form that
 * is the same for two runs of the same call: ids, times and secrets are replaced by a dot.
 */
export async function changesOfDatabase<Answer>(
  ownerUrl: string,
  call: () => Promise<Answer>,
): Promise<{ answer: Answer; changes: string[] }> {
  await query(ownerUrl, 'truncate noted.rows');
  const answer = await call();
  // What was there for a moment, or is as it was before, is no change.
  const rows = await query<{ row: string }>(
    ownerUrl,
    `select case when sum(count) > 0 then '+ ' else '- ' end || json_build_object('table', name, 'row', content) as row
     from (select name, content, case sign when '+' then 1 else -1 end as count from noted.rows) noted
     group by name, content having sum(count) <> 0`,
  );
  const changes = rows.map(({ row }) => row.slice(0, 2) + plain(row.slice(2)));
  return { answer: JSON.parse(plain(JSON.stringify(answer))), changes: changes.sort() };
}

function plain(json: string): string {
  return JSON.stringify(
    JSON.parse(json, (name, value: unknown) => (random.test(name) && value !== null ? '·' : value)),
  ).replaceAll(randomText, '·');
}
