import { Kysely, PostgresDialect, sql } from 'kysely';
import {
  ColumnTypeNode,
  type DatabaseMetadata,
  PostgresDialect as GeneratorDialect,
  GenericExpressionNode,
  generate,
  IdentifierNode,
} from 'kysely-codegen';
import pg from 'pg';

/**
 * The types of the tables of schema `app`, as core/database/tables.ts holds them: what a column takes and gives through the
 * parsers of core/database/access/connect.ts, and the values that its check allows.
 */
export async function generateTables(ownerUrl: string): Promise<string> {
  const pool = new pg.Pool({ connectionString: ownerUrl });
  const db = new Kysely<object>({ dialect: new PostgresDialect({ pool }) });
  try {
    const dialect = dialectOfParsers();
    const scalars = new Map(Object.entries(dialect.adapter.scalars));
    const computed = (await computedColumns(db)).map(({ path, type }) => [
      path,
      new GenericExpressionNode('GeneratedAlways', [scalars.get(type) ?? new IdentifierNode('string')]),
    ]);
    return await generate({
      db,
      dialect,
      defaultSchemas: ['app'],
      includePattern: 'app.*',
      excludePattern: 'app.migrations',
      customImports: { GeneratedAlways: 'kysely' },
      overrides: { columns: Object.fromEntries(computed) },
      outFile: null,
      postprocess: async ({ metadata }) => withChecks(tablesOnly(metadata), await checks(db)),
    });
  } finally {
    await db.destroy();
  }
}

/** `int8` is a number, `timestamptz` a Date, `date` a text; JSON is written as text, and its reader says what is in it. */
function dialectOfParsers(): GeneratorDialect {
  const dialect = new GeneratorDialect({ dateParser: 'string', defaultSchemas: ['app'] });
  const { scalars, definitions } = dialect.adapter;
  scalars.int8 = new IdentifierNode('number');
  scalars.timestamptz = new IdentifierNode('Date');
  const text = new IdentifierNode('string');
  if (definitions) definitions.Json = new ColumnTypeNode(new IdentifierNode('unknown'), text, text);
  return dialect;
}

/** What the database computes itself, and nothing else may write. */
async function computedColumns(db: Kysely<object>): Promise<{ path: string; type: string }[]> {
  const { rows } = await sql<{ path: string; type: string }>`
    select class.relname || '.' || attribute.attname as path, type.typname as type
    from pg_attribute attribute
    join pg_class class on class.oid = attribute.attrelid
    join pg_type type on type.oid = attribute.atttypid
    where class.relnamespace = 'app'::regnamespace and (attribute.attgenerated <> '' or attribute.attidentity = 'a')`.execute(
    db,
  );
  return rows;
}

/** Views are read by hand-written SQL alone. A column says in its comment when a trigger fills it in. */
function tablesOnly(metadata: DatabaseMetadata): DatabaseMetadata {
  metadata.tables = metadata.tables.filter(({ isView }) => !isView);
  for (const column of metadata.tables.flatMap(({ columns }) => columns)) {
    if (column.comment === 'a trigger fills it in') column.hasDefaultValue = true;
  }
  return metadata;
}

interface Check {
  table: string;
  column: string;
  /** As `pg_get_constraintdef` spells it. */
  definition: string;
}

/** The checks of one column. */
async function checks(db: Kysely<object>): Promise<Check[]> {
  const { rows } = await sql<Check>`
    select class.relname as table, attribute.attname as column, pg_get_constraintdef(con.oid) as definition
    from pg_constraint con
    join pg_class class on class.oid = con.conrelid
    join pg_attribute attribute on attribute.attrelid = con.conrelid and attribute.attnum = con.conkey[1]
    where con.contype = 'c' and con.connamespace = 'app'::regnamespace and cardinality(con.conkey) = 1`.execute(
    db,
  );
  return rows;
}

/** Gives each text column the values of its check, such as `state = ANY (ARRAY['low'::text, 'out'::text])`. */
function withChecks(metadata: DatabaseMetadata, found: Check[]): DatabaseMetadata {
  for (const { table, column, definition } of found) {
    const [, list] = /(?:= ANY \(|<@ )ARRAY\[((?:'\w+'::text(?:, )?)+)\]/.exec(definition) ?? [];
    const columns = metadata.tables.find(({ name }) => name === table)?.columns ?? [];
    const checked = columns.find(({ name }) => name === column);
    if (list && checked) checked.enumValues = [...list.matchAll(/'(\w+)'/g)].map(([, value = '']) => value);
  }
  return metadata;
}
