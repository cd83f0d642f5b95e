import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import pg from 'pg';

export interface Statement {
  text: string;
  values: (string | null)[];
}

/**
 * The statements that the web process sends while `work` runs, with their parameters, as the database logged them; what
 * the worker does meanwhile is left out. So the bare server of a bench runs what ours runs, and not a copy that ages.
 */
export async function statementsDuring(
  superUrl: string,
  dataDir: string,
  work: () => Promise<void>,
): Promise<Statement[]> {
  const client = new pg.Client({ connectionString: superUrl });
  await client.connect();
  const logFile = join(dataDir, 'logs', 'postgres.log');
  try {
    await client.query(`alter system set log_line_prefix = '%m [%p] %a '`);
    await client.query('select pg_reload_conf()');
    await client.query("alter role sokoni_app set log_statement = 'all'");
    await client.query("select pg_terminate_backend(pid) from pg_stat_activity where usename = 'sokoni_app'");
    const before = (await readFile(logFile, 'utf8')).length;
    await work();
    await client.query('alter role sokoni_app reset log_statement');
    await client.query("select pg_terminate_backend(pid) from pg_stat_activity where usename = 'sokoni_app'");
    return parseLog((await readFile(logFile, 'utf8')).slice(before));
  } finally {
    await client.end();
  }
}

/** Reads `execute <unnamed>: …` and `statement: …` entries of the web process; a continued line starts with a tab. */
function parseLog(log: string): Statement[] {
  const entries = log
    .split(/\n(?!\t)/)
    .filter((entry) => entry.includes('] sokoni LOG:') || entry.includes('] sokoni DETAIL:'))
    .map((entry) => entry.replaceAll('\n\t', '\n'));
  const found: Statement[] = [];
  for (const entry of entries) {
    const statement = /LOG: +(?:execute [^:]+|statement): ([\s\S]+)$/.exec(entry)?.[1];
    if (statement) found.push({ text: statement.trim(), values: [] });
    const parameters = /DETAIL: +[Pp]arameters: ([\s\S]+)$/.exec(entry)?.[1];
    const last = found.at(-1);
    if (parameters && last) last.values = parseParameters(parameters);
  }
  return found;
}

function parseParameters(text: string): (string | null)[] {
  return [...text.matchAll(/\$\d+ = (NULL|'((?:[^']|'')*)')/g)].map(([, whole, quoted]) =>
    whole === 'NULL' ? null : (quoted ?? '').replaceAll("''", "'"),
  );
}
