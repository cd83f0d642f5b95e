import pg from 'pg';
import { ConfigError } from '#core/config/config-error.ts';
import { underSchemaLock } from '#core/database/upkeep/schema-lock.ts';

/** What the first word of a table's comment gives the application role; without such a word it reads and writes. */
const RIGHTS_BY_COMMENT: Record<string, string[]> = {
  'append-only': ['INSERT', 'SELECT'],
  'read-only': ['SELECT'],
  'owner-only': [],
};
const ALL_RIGHTS = ['DELETE', 'INSERT', 'SELECT', 'UPDATE'];

interface Queryable {
  query<Row extends pg.QueryResultRow>(text: string, values?: unknown[]): Promise<{ rows: Row[] }>;
}

/** The role that a connection speaks as; a pooler's user name need not be it. */
export async function currentRole(connection: Queryable): Promise<string> {
  const { rows } = await connection.query<{ role: string }>('select current_user as role');
  return rows[0]?.role ?? '';
}

/**
 * Gives the application role what it needs in schema app and takes what it must not have: the migrations name no role,
 * so that an external database may call it as it likes. A table says in the first word of its comment when it is
 * `append-only`, `read-only` or `owner-only`; a function may say `owner-only`. Changes nothing when all is right.
 */
export async function grantApplicationRole({
  ownerUrl,
  appRole,
}: {
  ownerUrl: string;
  appRole: string;
}): Promise<void> {
  const client = new pg.Client({ connectionString: ownerUrl, application_name: 'sokoni-grants' });
  await client.connect();
  try {
    if ((await missingGrants(client, appRole)).length === 0) return;
    await underSchemaLock(client, async () => {
      for (const statement of await missingGrants(client, appRole)) await client.query(statement);
    });
  } finally {
    await client.end();
  }
}

async function missingGrants(client: pg.Client, appRole: string): Promise<string[]> {
  const role = pg.escapeIdentifier(appRole);
  const { rows: relations } = await client.query<{
    name: string;
    kind: string;
    says: string;
    rights: string[];
  }>(
    `select class.oid::regclass::text as name, class.relkind as kind,
            split_part(coalesce(obj_description(class.oid, 'pg_class'), ''), ' ', 1) as says,
            array(select privilege_type::text from aclexplode(class.relacl) where grantee = $1::regrole order by 1) as rights
     from pg_class class where class.relnamespace = 'app'::regnamespace and class.relkind in ('r', 'p', 'v', 'm', 'S')`,
    [role],
  );
  const { rows: closed } = await client.query<{ statement: string }>(
    `select format('grant usage on schema app to %s', $1::regrole) as statement
     where not has_schema_privilege($1::regrole, 'app', 'usage')
     union all
     select format('grant execute on function %s to %s', proc.oid::regprocedure, $1::regrole)
     from pg_proc proc where proc.pronamespace = 'app'::regnamespace and proc.prokind = 'f'
       and not has_function_privilege($1::regrole, proc.oid, 'execute')
       and coalesce(obj_description(proc.oid, 'pg_proc'), '') not like 'owner-only%'`,
    [role],
  );
  const changes = relations.flatMap(({ name, kind, says, rights }) => {
    const wanted =
      kind === 'S' ? ['SELECT', 'USAGE'] : (RIGHTS_BY_COMMENT[says.replace(/\W+$/, '')] ?? ALL_RIGHTS);
    if (wanted.join() === rights.join()) return [];
    const on = kind === 'S' ? `sequence ${name}` : name;
    const grant = wanted.length > 0 ? [`grant ${wanted.join(', ')} on ${on} to ${role}`] : [];
    return [`revoke all on ${on} from ${role}`, ...grant];
  });
  return [...closed.map(({ statement }) => statement), ...changes];
}

interface Facts {
  role: string;
  version: number;
  encoding: string;
  superuser: boolean;
  bypassrls: boolean;
  owned: string | null;
  unsafe: string | null;
}

/**
 * Proves, as the application role, that this database may be trusted with merchants' data. Call it after migrate and
 * grantApplicationRole. Errors: ConfigError, one sentence that says what to change.
 */
export async function assertSafeDatabase(app: Queryable): Promise<void> {
  const { rows } = await app.query<Facts>(
    `select role.rolname as role, role.rolsuper as superuser, role.rolbypassrls as bypassrls,
            current_setting('server_version_num')::int as version,
            current_setting('server_encoding') as encoding,
            (select class.oid::regclass::text from pg_class class
              where class.relnamespace = to_regnamespace('app') and class.relkind in ('r', 'p', 'v', 'm')
                and pg_has_role(role.oid, class.relowner, 'member') limit 1) as owned,
            (select setting.name from pg_settings setting
              where setting.name in ('fsync', 'full_page_writes', 'synchronous_commit', 'row_security')
                and setting.setting = 'off' limit 1) as unsafe
     from pg_roles role where role.rolname = current_user`,
  );
  const [facts] = rows;
  const fault = facts
    ? faultOf(facts)
    : 'The application role is not in pg_roles: create it and set DATABASE_URL to it.';
  if (fault) throw new ConfigError(fault);
}

function faultOf({ role, version, encoding, superuser, bypassrls, owned, unsafe }: Facts): string | null {
  if (version < 150_000) {
    return `The database runs PostgreSQL ${Math.floor(version / 10_000)}: set DATABASE_URL to PostgreSQL 15 or newer.`;
  }
  if (encoding !== 'UTF8')
    return `The database stores text as ${encoding}: create one with ENCODING 'UTF8' and set DATABASE_URL to it.`;
  if (superuser)
    return `The application role ${role} is a superuser: alter it with NOSUPERUSER or set DATABASE_URL to another role.`;
  if (bypassrls)
    return `The application role ${role} passes row-level security: alter it with NOBYPASSRLS or set DATABASE_URL to another role.`;
  if (owned) {
    return `The application role ${role} owns ${owned} (or is a member of the role that does): set DATABASE_URL to a role that owns nothing.`;
  }
  if (unsafe)
    return `The database runs with ${unsafe} = off: switch it on, or acknowledged data may be lost or shown to the wrong store.`;
  return null;
}
