import { registerLimits } from '@sokoni/rules/point-of-sale/registers';
import { timeNow } from '#offline/clock.ts';
import { type Caller, isRecord, TillCallFailed } from '#offline/till-client.ts';
import type { TillContext } from '#offline/till-context.ts';
import { isUnsent, type OutboxRow } from '#offline/till-database.ts';
import type { CommandResult } from '#offline/till-types.ts';
import { mirrorUnsent } from './unsent-index.ts';

/** What became of a batch; `rejected`: the server took none of it, so try fewer. */
export type BatchOutcome = 'empty' | 'sent' | 'rejected' | 'failed' | 'key_refused';

/**
 * Sends the oldest commands that the server has not answered for. Only one tab may do so at a time: what it finds on its way was left
 * there by a tab that is gone, and goes again under the same id.
 * @param size at most so many
 */
export async function sendBatch(context: TillContext, caller: Caller, size: number): Promise<BatchOutcome> {
  const rows = await takeBatch(context, caller.store_id, Math.min(size, registerLimits.batch));
  if (rows.length === 0) return 'empty';
  try {
    const results = await context.client.send(caller, rows.map(commandOf));
    return await keepResults(context, rows, results);
  } catch (error) {
    if (!(error instanceof TillCallFailed)) throw error;
    if (error.failure === 'rejected' && rows.length === 1) {
      await settle(context, rows, () => ({ state: 'needs_attention', last_error: 'rejected' }));
      return 'sent';
    }
    await settle(context, rows, () => ({ state: 'pending', last_error: error.failure }));
    if (error.failure === 'key_refused') return error.failure;
    // One command is never too much for our server: it is the way there that is too narrow.
    const isTooMany = error.failure === 'rejected' || error.failure === 'too_large';
    return isTooMany && rows.length > 1 ? 'rejected' : 'failed';
  } finally {
    await mirrorUnsent(context.database, caller.store_id);
    context.channel.post({ kind: 'outbox', storeId: caller.store_id });
  }
}

/** What the server once did not take at all may be taken by its next version: it goes again, once at each start. */
export async function takeUpRejected({ database }: TillContext): Promise<void> {
  const stores = await database.devices.toCollection().primaryKeys();
  await database.outbox
    .where('[store_id+state]')
    .anyOf(stores.map((storeId) => [storeId, 'needs_attention']))
    .filter(isUnsent)
    .modify({ state: 'pending' });
}

async function takeBatch({ database }: TillContext, storeId: string, size: number): Promise<OutboxRow[]> {
  const { outbox } = database;
  return database.transaction('rw', outbox, async () => {
    const waiting = await outbox
      .where('[store_id+state]')
      .anyOf([storeId, 'pending'], [storeId, 'sending'])
      .toArray();
    const rows = waiting.sort((one, other) => one.seq - other.seq).slice(0, size);
    const taken = rows.map((row) => ({ ...row, state: 'sending' as const, attempts: row.attempts + 1 }));
    await outbox.bulkPut(taken);
    return taken;
  });
}

function commandOf({ id, seq, kind, version, device_id, payload }: OutboxRow) {
  return { id, seq, kind, version, device_id, payload };
}

async function keepResults(
  context: TillContext,
  rows: readonly OutboxRow[],
  answered: readonly unknown[],
): Promise<BatchOutcome> {
  const results = new Map(answered.filter(isResult).map((result) => [result.id, result]));
  const stored_at = timeNow(context.clock);
  await settle(context, rows, ({ id }) => {
    const result = results.get(id);
    if (!result) return { state: 'pending', last_error: 'unreadable' };
    const { state, reason, order_id } = result;
    return { state, last_error: reason, result, stored_at, order_id };
  });
  return rows.every(({ id }) => results.has(id)) ? 'sent' : 'failed';
}

/** Writes what became of commands; what they say is left alone. */
async function settle(
  { database }: TillContext,
  rows: readonly OutboxRow[],
  become: (row: OutboxRow) => Partial<OutboxRow>,
): Promise<void> {
  await database.outbox.bulkUpdate(rows.map((row) => ({ key: row.id, changes: become(row) })));
}

const states: readonly unknown[] = ['stored', 'needs_attention', 'refused'];

function isResult(value: unknown): value is CommandResult {
  return isRecord(value) && typeof value.id === 'string' && states.includes(value.state);
}
