import type { importAnswers } from '@sokoni/messages/en/catalogue/product-answers';
import type { Db } from '#core/database/access/transaction.ts';
import type { ImportKey, RowFinding } from './import-items.ts';
import { sayImport } from './sentences.ts';
import { claimCodes, countCodes, findCodes, keepFindings } from './staging-queries.ts';

/** What may stand in a file once. */
export type Once = OnceOf<keyof typeof importAnswers>;
type OnceOf<Key> = Key extends `row.again.${infer What}` ? What : never;

/** Something that may stand in a file once, with the row that says it. */
export interface OnceInFile {
  row: number;
  code: string;
  what: Once;
}

/** Says that an item stands in the file twice, for each of these that an earlier row has already. */
export async function repeatedInFile(
  db: Db,
  key: ImportKey,
  wanted: readonly OnceInFile[],
): Promise<RowFinding[]> {
  const findings: RowFinding[] = [];
  const first = new Map<string, OnceInFile>();
  const repeat = (row: number, what: Once, before: number) =>
    findings.push({
      row,
      level: 'error',
      message: sayImport(`row.again.${what}`, { before: String(before) }),
    });
  for (const one of wanted) {
    const before = first.get(one.code);
    if (before) repeat(one.row, one.what, before.row);
    else first.set(one.code, one);
  }
  const held = await claimCodes(
    db,
    key,
    [...first.values()].map(({ code, row }) => ({ code, row })),
  );
  for (const [code, before] of held) {
    const one = first.get(code);
    if (one) repeat(one.row, one.what, before);
  }
  return findings;
}

/** Which of these codes the file has, in whatever row. */
export async function codesInFile(db: Db, key: ImportKey, codes: readonly string[]): Promise<string[]> {
  return findCodes(db, key, codes);
}

/** Takes names for a file, each once; answers how many it has taken with this beginning so far. */
export async function takeNames(
  db: Db,
  key: ImportKey,
  prefix: string,
  names: readonly { row: number; name: string }[],
): Promise<number> {
  await claimCodes(
    db,
    key,
    names.map(({ row, name }) => ({ row, code: `${prefix}${name}` })),
  );
  return countCodes(db, key, prefix);
}

/** Says at a row what was left out of it. */
export async function warnAtRow(db: Db, key: ImportKey, row: number, message: string): Promise<void> {
  await keepFindings(db, key, [{ row, level: 'warning', message }]);
}
