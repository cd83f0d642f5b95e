import { randomUUID } from 'node:crypto';
import type pg from 'pg';
import type { Statement } from './statements.ts';

const uuid = /[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/g;

/** What was there before a captured run; any other id is made anew each time that it is repeated. */
export interface Known {
  ids: ReadonlySet<string>;
  /** The running number that the captured run took, as it stands in its later parameters. */
  number: number;
}

/** Runs captured statements once more as if by another request: with ids and a running number of their own. */
export async function replay(
  client: pg.Client,
  statements: readonly Statement[],
  { ids, number }: Known,
): Promise<void> {
  const made = new Map<string, string>();
  let next: number | null = null;
  const anew = (value: string | null) => {
    if (value === null) return null;
    if (next !== null && value === String(number)) return String(next);
    return value.replaceAll(uuid, (id) => {
      if (ids.has(id)) return id;
      const other = made.get(id) ?? randomUUID();
      made.set(id, other);
      return other;
    });
  };
  for (const { text, values } of statements) {
    const result = await client.query(values.length > 0 ? { text, values: values.map(anew) } : text);
    const [row] = Array.isArray(result) ? [] : result.rows;
    // The series of orders begins at 1001.
    if (row && 'last_number' in row) next = 1000 + Number(row.last_number);
  }
}
