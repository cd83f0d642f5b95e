import type { commandResult } from '@sokoni/contract/point-of-sale/till';
import { type TillCommandKind, tillPayloads } from '@sokoni/contract/point-of-sale/till-commands';
import type { Actor } from '@sokoni/rules/access/actor';
import { clockToleranceMs } from '@sokoni/rules/occurred-at';
import { flagsShown, type OrderFlag } from '@sokoni/rules/orders/order-flags';
import type { z } from 'zod';
import type { Action } from '#core/action.ts';
import { command } from '#core/command.ts';
import { isRefusedData, underGivenIds } from '#core/database/access/failures.ts';
import { type Db, transaction } from '#core/database/access/transaction.ts';
import { publishChange } from '#core/database/events/publish.ts';
import { DomainError } from '#core/errors/domain-error.ts';
import type { Services } from '#core/services.ts';
import { recordCashMoved, recordShiftClosed, recordShiftOpened } from '../shifts/record-shift.ts';
import { type CommandRow, lockCommand, updateCommand } from './command-queries.ts';
import { findPeople, type KnownPerson } from './people-queries.ts';
import { recordCustomer, recordParkedSale, recordParkedSaleTaken, recordReturn } from './record-others.ts';
import { recordSale } from './record-sale.ts';
import type { Payload, Recorded, Recorder } from './recording.ts';

export type CommandResult = z.output<typeof commandResult>;

/** What recording needs of the process, and where the command came from. */
export interface RecordingServices extends Pick<Services, 'pool' | 'clock' | 'secrets'> {
  networkAddress: string;
  requestId: string;
}

const recorders: { [Kind in TillCommandKind]: Recorder<Kind> } = {
  sale: recordSale,
  return: recordReturn,
  customer: recordCustomer,
  shift_opened: recordShiftOpened,
  cash_moved: recordCashMoved,
  shift_closed: recordShiftClosed,
  sale_parked: recordParkedSale,
  parked_sale_taken: recordParkedSaleTaken,
};

/**
 * Records a command that is kept, once: in one transaction with what it does. What cannot be recorded needs attention and says why.
 * @throws DomainError `unavailable` and other failures of the process: it stays kept and is tried again
 */
export async function recordCommand(
  services: RecordingServices,
  { store_id: storeId, id, kind, payload }: Pick<CommandRow, 'store_id' | 'id' | 'kind' | 'payload'>,
): Promise<CommandResult> {
  const known = knownKind(kind);
  const read = known && tillPayloads[known].safeParse(payload);
  if (!known || !read?.success) {
    const reason = known ? 'payload_unreadable' : 'kind_unknown';
    return setAside(services, { storeId, id }, new DomainError(reason));
  }
  const told = read.data as Payload<TillCommandKind>;
  const { actor, flags } = await actorOf(services, storeId, told);
  const origin = {
    ...{ actor, userId: null, storeId, keyed: null },
    ...{ networkAddress: services.networkAddress, requestId: services.requestId },
  };
  try {
    return await command(services, origin, `record_till_${known}`, async (db, notes) => {
      const row = await lockCommand(db, storeId, id);
      if (!row) throw new DomainError('not_found');
      if (row.state !== 'received') return resultOf(row);
      const { action, isClockWrong } = timed(actor, row, told.at);
      const recorder = recorders[known] as Recorder<TillCommandKind>;
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
      notes.audit({ subject: subjectOf(id, recorded), after: { kind: known, seq: row.seq } });
      return settle(db, row, recorded, services.clock());
    });
  } catch (error) {
    if (isRefusedData(error)) return setAside(services, { storeId, id }, new DomainError('not_recordable'));
    if (!(error instanceof DomainError) || error.status >= 500) throw error;
    return setAside(services, { storeId, id }, error);
  }
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

/** Who acted at the till. Who is off the staff by now has sold nevertheless, as far as everybody may who sells. */
async function actorOf(
  { pool }: Pick<RecordingServices, 'pool'>,
  storeId: string,
  payload: Payload<TillCommandKind>,
): Promise<{ actor: Actor & { kind: 'register' }; flags: OrderFlag[] }> {
  const { cashier_id, approved_by } = payload;
  const ids = [cashier_id, ...(approved_by === null ? [] : [approved_by])];
  const people = await transaction(pool, { userId: null, storeId }, (db) => findPeople(db, storeId, ids));
  const named = (id: string | null): KnownPerson | undefined =>
    people.find((person) => person.id === id?.toLowerCase());
  const cashier = named(cashier_id);
  const approver = named(approved_by);
  return {
    actor: {
      kind: 'register',
      registerId: payload.register_id,
      shiftId: 'shift_id' in payload ? payload.shift_id : null,
      cashier: cashier ? { userId: cashier.id, role: cashier.role ?? 'associate' } : null,
      approver: approver?.role ? { userId: approver.id, role: approver.role } : null,
    },
    flags: cashier?.role ? [] : ['staff_removed'],
  };
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
