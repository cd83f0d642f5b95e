import { createHash } from 'node:crypto';
import type { tillSalesCalls } from '@sokoni/contract/point-of-sale/till';
import { canonicalJson } from '@sokoni/rules/point-of-sale/canonical-json';
import type * as z from 'zod';
import { type Db, transaction } from '#core/database/access/transaction.ts';
import { DomainError } from '#core/errors/domain-error.ts';
import type { RegisterDevice } from '#core/http/caller.ts';
import { newId } from '#core/ids.ts';
import { limitConcurrency } from '#core/limit-concurrency.ts';
import { type CommandRow, findClashing, findCommands, insertCommands } from './command-queries.ts';
import { type CommandResult, type RecordingServices, recordCommand, resultOf } from './record-command.ts';
import { findWhoActed } from './who-acted.ts';

type Batch = z.output<
  (typeof tillSalesCalls)['POST /marketplace/v1/stores/{id}/point-of-sale/sales']['body']
>;
type Command = Batch['commands'][number];

/**
 * Sales wait for each other at the store's next number. Twenty tills that are back at once would hold every connection there, and
 * nobody in the back office would read anything meanwhile (bench/src/till-sales).
 */
const inTurn = limitConcurrency(2);

/**
 * Takes what a till tells. All of it is kept first, in one transaction; then each command is recorded in its own, in the order in
 * which they came. One that was taken before is answered as before.
 */
export async function takeCommands(
  services: RecordingServices,
  { storeId }: Pick<RegisterDevice, 'storeId'>,
  { sent_at, commands }: Batch,
): Promise<CommandResult[]> {
  const now = services.clock();
  // To the second: the way of the request is in it.
  const clockAhead = Math.trunc((Date.parse(sent_at) - now.getTime()) / 1000) * 1000;
  const kept = await keep(services, storeId, commands, { now, clockAhead });
  const people = await findWhoActed(services, storeId, kept);
  const results: CommandResult[] = [];
  for (const row of kept) {
    const isNew = row.state === 'received';
    results.push(isNew ? await inTurn(() => recordCommand(services, row, people)) : resultOf(row));
  }
  return results;
}

/** The rows of the commands, in their order. One whose id another command has is kept under an id of its own, and refused. */
async function keep(
  { pool }: RecordingServices,
  storeId: string,
  commands: readonly Command[],
  { now, clockAhead }: { now: Date; clockAhead: number },
): Promise<CommandRow[]> {
  const rows = commands.map((command) => rowOf(storeId, command, { now, clockAhead }));
  return transaction(pool, { userId: null, storeId }, async (db) => {
    await insertCommands(db, rows);
    const ids = rows.map(({ id }) => id);
    const there = new Map((await findCommands(db, storeId, ids)).map((row) => [row.id, row]));
    const clashing = rows.filter(({ id, digest }) => !there.get(id)?.digest.equals(digest));
    const refused = clashing.length === 0 ? [] : await refuse(db, storeId, clashing, now);
    const answerTo = (row: Kept) =>
      clashing.includes(row) ? refused.find((one) => isSame(one, row)) : there.get(row.id);
    return rows.flatMap((row) => answerTo(row) ?? []);
  });
}

type Kept = ReturnType<typeof rowOf>;

/** Keeps commands whose ids others have, each content once. */
async function refuse(db: Db, storeId: string, clashing: readonly Kept[], now: Date): Promise<CommandRow[]> {
  const ids = clashing.map(({ id }) => id);
  const before = await findClashing(db, storeId, ids);
  const { code, message } = new DomainError('till_id_reused');
  const added = clashing
    .filter((row) => !before.some((one) => isSame(one, row)))
    .map((row) => ({
      ...row,
      ...{ id: newId(), clashes_with: row.id, state: 'refused' as const },
      ...{ reason: code, message, settled_at: now },
    }));
  if (added.length > 0) await insertCommands(db, added);
  return findClashing(db, storeId, ids);
}

function isSame(refused: CommandRow, { id, digest }: Kept): boolean {
  return refused.clashes_with === id && refused.digest.equals(digest);
}

function rowOf(
  storeId: string,
  { id, seq, kind, version, device_id, payload }: Command,
  { now, clockAhead }: { now: Date; clockAhead: number },
) {
  const content = canonicalJson({ seq, kind, version, device_id, payload });
  return {
    ...{ store_id: storeId, id: id.toLowerCase(), device_id, seq, kind, version, received_at: now },
    payload: JSON.stringify(payload),
    digest: createHash('sha256').update(content).digest(),
    ...{ clock_ahead_ms: clockAhead, state: 'received' as const, reason: '', message: '' },
  };
}
