import type { Finding } from '@sokoni/rules/imports/import-row';
import type { Db } from '#core/database/access/transaction.ts';
import type { ImportKey } from './import-items.ts';
import { claimCodes, countCodes, findCodes, keepFindings } from './staging-queries.ts';

/** Something that may stand in a file once, with the row that says it and what it is called. */
export interface OnceInFile {
  row: number;
  code: string;
  noun: string;
}

/** Says that an item stands in the file twice, for each of these that an earlier row has already. */
export async function repeatedInFile(
  db: Db,
  key: ImportKey,
  wanted: readonly OnceInFile[],
): Promise<Finding[]> {
  const findings: Finding[] = [];
  const first = new Map<string, OnceInFile>();
  const repeat = (row: number, noun: string, before: number) =>
    findings.push({ row, level: 'error', message: `Row ${before} already has this ${noun}` });
  for (const one of wanted) {
    const before = first.get(one.code);
    if (before) repeat(one.row, one.noun, before.row);
    else first.set(one.code, one);
  }
  const held = await claimCodes(
    db,
    key,
    [...first.values()].map(({ code, row }) => ({ code, row })),
  );
  for (const [code, before] of held) {
    const one = first.get(code);
    if (one) repeat(one.row, one.noun, before);
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
