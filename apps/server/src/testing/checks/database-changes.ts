import { query } from '#testing/database/query.ts';

/** What differs from one run of the same call to the next, by the name of its column or field; `short_words` and `words` bear the store's id, `serial` and `newest` are of the sequence of all orders. */
const random =
  /^(id|token|business_token|otp|url|nonce|code_verifier|referral_code|business_code|request_id|transaction_id|short_words|words|serial|newest)$/;
/** An id, be it the beginning of one in a name that a test made up, a time, bytes, the hash of a password, or a token. */
const randomText =
  /[0-9a-f]{8}-[0-9a-f]{4}(-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12})?|\d{4}-\d\d-\d\dT[\d:.]+(Z|\+\d\d:\d\d)|\\x[0-9a-f]+|\$argon2id[^"]+|(?<=")[\w-]{43}(?=")/g;

/**
 * Runs a call and tells what it answered and which rows of the whole database came and went by it, in a form that
 * is the same for two runs of the same call: ids, times and secrets are replaced by a dot.
 */
export async function changesOfDatabase<Answer>(
  ownerUrl: string,
  call: () => Promise<Answer>,
): Promise<{ answer: Answer; changes: string[] }> {
  const before = await allRows(ownerUrl);
  const answer = await call();
  const after = await allRows(ownerUrl);
  const gone = [...before].filter((row) => !after.has(row)).map((row) => `- ${plain(row)}`);
  const came = [...after].filter((row) => !before.has(row)).map((row) => `+ ${plain(row)}`);
  return { answer: JSON.parse(plain(JSON.stringify(answer))), changes: [...gone, ...came].sort() };
}

function plain(json: string): string {
  return JSON.stringify(
    JSON.parse(json, (name, value: unknown) => (random.test(name) && value !== null ? '·' : value)),
  ).replaceAll(randomText, '·');
}

async function allRows(ownerUrl: string): Promise<Set<string>> {
  const tables = await query<{ name: string }>(
    ownerUrl,
    `select oid::regclass::text as name from pg_class where relkind = 'r'
     and (relnamespace = 'app'::regnamespace or oid = 'graphile_worker._private_jobs'::regclass)`,
  );
  const selects = tables.map(
    ({ name }) =>
      `select json_build_object('table', '${name}', 'row', to_jsonb(t))::text as row from ${name} t`,
  );
  const rows = await query<{ row: string }>(ownerUrl, selects.join(' union all '));
  return new Set(rows.map(({ row }) => row));
}
