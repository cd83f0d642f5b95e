import { readFile } from 'node:fs/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { generateTables } from '#testing/database/generate-tables.ts';
import { query } from '#testing/database/query.ts';
import { freshDatabase, type TestDatabase } from '#testing/database/test-database.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await freshDatabase();
});
afterAll(() => database.drop());

describe('The types of the tables', () => {
  it('are those of the schema: `npm run tables` writes them anew', async () => {
    const committed = await readFile(new URL('tables.ts', import.meta.url), 'utf8');
    expect(committed).toBe(await generateTables(database.ownerUrl));
  });

  it('follow a column, its check and what fills it', async () => {
    await query(
      database.ownerUrl,
      `create table app.shelves (
         id bigint generated always as identity, state text not null default 'open' check (state in ('open', 'full')),
         tags text[] check (tags <@ array['cold', 'dry']), number integer not null, seen_at timestamptz, seen_on date,
         double integer not null generated always as (number * 2) stored, note jsonb, weight numeric(6, 3) not null
       )`,
    );
    await query(database.ownerUrl, `comment on column app.shelves.number is 'a trigger fills it in'`);
    const text = await generateTables(database.ownerUrl);
    const from = text.indexOf('export interface Shelves');
    expect(text.slice(from, text.indexOf('}', from) + 1)).toBe(`export interface Shelves {
  double: GeneratedAlways<number>;
  id: GeneratedAlways<number>;
  note: Json | null;
  /**
   * a trigger fills it in
   */
  number: Generated<number>;
  seen_at: Date | null;
  seen_on: string | null;
  state: Generated<"open" | "full">;
  tags: ArrayType<"cold" | "dry"> | null;
  weight: Numeric;
}`);
    expect(text).toContain('export type Json = ColumnType<unknown, string, string>;');
    expect(text).toContain('export type Numeric = ColumnType<string, number | string, number | string>;');
  });
});
