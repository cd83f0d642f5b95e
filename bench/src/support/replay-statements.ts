import { randomUUID } from 'node:crypto';
import type pg from 'pg';
import type { Statement } from './statements.ts';

const uuid = /[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/g;

/**
 * Runs captured statements once more as if by another request: with ids of their own.
 * @param known the ids that were there before the captured run; any other one is made anew each time that it is repeated
 */
export async function replay(
  client: pg.Client,
  statements: readonly Statement[],
  known: ReadonlySet<string>,
): Promise<void> {
  const made = new Map<string, string>();
  const anew = (value: string | null) => {
    if (value === null) return null;
    return value.replaceAll(uuid, (id) => {
      if (known.has(id)) return id;
      const other = made.get(id) ?? randomUUID();
      made.set(id, other);
      return other;
    });
  };
  for (const { text, values } of statements) {
    await client.query(values.length > 0 ? { text, values: values.map(anew) } : text);
  }
}
