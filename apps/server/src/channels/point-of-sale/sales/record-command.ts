import type { commandResult } from '@sokoni/contract/point-of-sale/till';
import { type TillCommandKind, tillPayloads } from '@sokoni/contract/point-of-sale/till-commands';
import type { Actor } from '@sokoni/rules/access/actor';
import { clockToleranceMs } from '@sokoni/rules/occurred-at';
import { flagsShown, type OrderFlag } from '@sokoni/rules/orders/order-flags';
import type * as z from 'zod';
import type { Action } from '#core/action.ts';
import { type CommandNotes, command } from '#core/command.ts';
import { isRefusedData, underGivenIds } from '#core/database/access/failures.ts';
import { type Db, transaction } from '#core/database/access/transaction.ts';
import { publishChange } from '#core/database/events/publish.ts';
import { DomainError } from '#core/errors/domain-error.ts';
import type { Services } from '#core/services.ts';
import { recordReceiptRequested } from '../receipts/record-receipt-requested.ts';
import {
  recordCashMoved,
  recordDrawerOpened,
  recordShiftClosed,
  recordShiftOpened,
} from '../shifts/record-shift.ts';
import { type CommandRow, lockCommand, updateCommand } from './command-queries.ts';
import type { KnownPerson } from './people-queries.ts';
import {
  recordBalance,
  recordCustomer,
  recordParkedSale,
  recordParkedSaleTaken,
  recordReturn,
} from './record-others.ts';
import { recordSale } from './record-sale.ts';
import type { Payload, Recorded, Recorder } from './recording.ts';
import { actorOf } from './who-acted.ts';

export type CommandResult = z.output<typeof commandResult>;

/** What recording needs of the process, and where the command came from. */
export interface RecordingServices extends Pick<Services, 'pool' | 'clock' | 'secrets'> {
  networkAddress: string;
  requestId: string;
}

/** A command whose content could be read, and who gave it. */
interface KnownCommand {
  storeId: string;
  id: string;
  kind: TillCommandKind;
  told: Payload<TillCommandKind>;
  actor: Actor & { kind: 'register' };
  flags: readonly OrderFlag[];
}

/** A sale and its few lines are named by their ids. */
const byIds = { prepared: true };

const recorders: { [Kind in TillCommandKind]: Recorder<Kind> } = {
  sale: recordSale,
  balance_paid: recordBalance,
  return: recordReturn,
  customer: recordCustomer,
  shift_opened: recordShiftOpened,
  cash_moved: recordCashMoved,
  drawer_opened: recordDrawerOpened,
  shift_closed: recordShiftClosed,
  sale_parked: recordParkedSale,
  parked_sale_taken: recordParkedSaleTaken,
  receipt_requested: recordReceiptRequested,
};

/**
 * Records a command that is kept, once: in one transaction with what it does. What cannot be recorded needs attention and says why.
 * @param people `findWhoActed` of it, or of the commands that came with it
 * @throws DomainError `unavailable` and other failures of the process: it stays kept and is tried again
 */
export async function recordCommand(
  services: RecordingServices,
  { store_id: storeId, id, kind, payload }: Pick<CommandRow, 'store_id' | 'id' | 'kind' | 'payload'>,
  people: readonly KnownPerson[],
): Promise<CommandResult> {
  const known = knownKind(kind);
  const read = known && tillPayloads[known].safeParse(payload);
  if (!known || !read?.success) {
    const reason = known ? 'payload_unreadable' : 'kind_unknown';
    return setAside(services, { storeId, id }, new DomainError(reason));
  }
  const told = read.data as Payload<TillCommandKind>;
  const { actor, flags } = actorOf(people, told);
  const origin = {
    ...{ actor, userId: null, storeId, keyed: null },
    ...{ networkAddress: services.networkAddress, requestId: services.requestId },
  };
  try {
    const once = (db: Db, notes: CommandNotes) =>
      recordOnce(services, { storeId, id, kind: known, told, actor, flags }, { db, notes });
    return await command(services, origin, `record_till_${known}`, once, byIds);
  } catch (error) {
    if (isRefusedData(error)) return setAside(services, { storeId, id }, new DomainError('not_recordable'));
    if (!(error instanceof DomainError) || error.status >= 500) throw error;
    return setAside(services, { storeId, id }, error);
  }
}

/** What it does, in the transaction in which it is recorded. */
async function recordOnce(
  services: RecordingServices,
  { storeId, id, kind, told, actor, flags }: KnownCommand,
  { db, notes }: { db: Db; notes: CommandNotes },
): Promise<CommandResult | DomainError> {
  const row = await lockCommand(db, storeId, id);
  if (!row) throw new DomainError('not_found');
  if (row.state !== 'received') return resultOf(row);
  const { action, isClockWrong } = timed(actor, row, told.at);
  const recorder = recorders[kind] as Recorder<TillCommandKind>;
  const recorded = await underGivenIds(() =>
    recorder({
      ...{ db, storeId, id, deviceId: row.device_id, payload: told },
      action,
      flags: isClockWrong ? [...flags, 'clock_differs'] : flags,
      guesser: {
        ...{ secrets: services.secrets, networkAddress: services.networkAddress },
        now: services.clock(),
      },
    }),
  );
  if (recorded instanceof DomainError) return recorded;
  notes.audit({ subject: subjectOf(id, recorded), after: { kind, seq: row.seq } });
  return settle(db, row, recorded, services.clock());
}

function knownKind(kind: string): TillCommandKind | null {
  return Object.hasOwn(tillPayloads, kind) ? (kind as TillCommandKind) : null;
}

function subjectOf(id: string, { orderId }: Recorded): string {
  return orderId === null ? `till_command:${id}` : `order:${orderId}`;
}

/** When it happened, by a clock that is put right where it is wrong; never later than it arrived. */
function timed(
  actor: Actor,
  { received_at: receivedAt, clock_ahead_ms }: CommandRow,
  at: string,
): { action: Action; isClockWrong: boolean } {
  const isAhead = Math.abs(clock_ahead_ms) > clockToleranceMs;
  const happened = new Date(Date.parse(at) - (isAhead ? clock_ahead_ms : 0));
  // It was put right before it sent.
  const isInFuture = happened.getTime() > receivedAt.getTime() + clockToleranceMs;
  const occurredAt = happened < receivedAt ? happened : receivedAt;
  return { action: { actor, occurredAt, receivedAt }, isClockWrong: isAhead || isInFuture };
}

async function settle(
  db: Db,
  row: CommandRow,
  { orderId, flags }: Recorded,
  now: Date,
): Promise<CommandResult> {
  const values = {
    ...{ state: 'stored' as const, reason: '', message: '', order_id: orderId },
    ...{ flags: [...flags], settled_at: now },
  };
  await updateCommand(db, row, values);
  return resultOf({ ...row, ...values });
}

/** It is kept, and people look at it. */
async function setAside(
  { pool, clock }: RecordingServices,
  { storeId, id }: { storeId: string; id: string },
  { code, message }: DomainError,
): Promise<CommandResult> {
  return transaction(pool, { userId: null, storeId }, async (db) => {
    const row = await lockCommand(db, storeId, id);
    if (!row) throw new DomainError('not_found');
    if (row.state !== 'received') return resultOf(row);
    const values = { state: 'needs_attention' as const, reason: code, message, settled_at: clock() };
    await updateCommand(db, row, values);
    publishChange(db, 'register', []);
    return resultOf({ ...row, ...values });
  });
}

/** What is answered for a command that has been looked at. */
export function resultOf(row: CommandRow): CommandResult {
  const isStored = row.state === 'stored' || row.state === 'dismissed';
  return {
    id: row.clashes_with ?? row.id,
    state: isStored ? 'stored' : row.state === 'refused' ? 'refused' : 'needs_attention',
    reason: isStored ? null : row.reason,
    message: isStored ? null : row.message,
    order_id: row.order_id,
    flags: flagsShown(row.flags, { seesMoney: true }),
  };
}
