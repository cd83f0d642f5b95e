import { personOf, tillColumns } from '@sokoni/rules/access/actor';
import { publishChange } from '#core/database/events/publish.ts';
import { DomainError } from '#core/errors/domain-error.ts';
import { storeDay } from '#tenancy/stores/days/store-day.ts';
import { type Recorder, recordedNothing } from '../sales/recording.ts';
import {
  closeShiftRow,
  insertCashMovement,
  insertDrawerOpening,
  insertShift,
  lockShift,
} from './shift-queries.ts';

/** A drawer was opened with its float. */
export const recordShiftOpened: Recorder<'shift_opened'> = async ({
  db,
  storeId,
  id,
  deviceId,
  payload,
  action,
}) => {
  const { test } = await storeDay(db, storeId, action.occurredAt);
  await insertShift(db, {
    ...{ store_id: storeId, id, register_id: payload.register_id, device_id: deviceId, test },
    ...{
      opening_float: payload.opening_float,
      opened_by: personOf(action.actor),
      opened_at: action.occurredAt,
    },
  });
  publishChange(db, 'shift', [id]);
  return recordedNothing;
};

/** @throws DomainError `not_found` for a shift that the store does not have (yet) */
export const recordCashMoved: Recorder<'cash_moved'> = async ({ db, storeId, id, payload, action }) => {
  const shift = await lockShift(db, storeId, payload.shift_id);
  if (!shift) throw new DomainError('not_found');
  await insertCashMovement(db, {
    ...{ store_id: storeId, id, shift_id: shift.id, direction: payload.direction, amount: payload.amount },
    ...{ reason: payload.reason, moved_by: personOf(action.actor) },
    approved_by: tillColumns(action.actor).approved_by,
    ...{ at: action.occurredAt, received_at: action.receivedAt },
  });
  publishChange(db, 'shift', [shift.id]);
  return recordedNothing;
};

/** @throws DomainError `not_found` for a shift that the store does not have (yet) */
export const recordDrawerOpened: Recorder<'drawer_opened'> = async ({ db, storeId, id, payload, action }) => {
  const { register_id, shift_id } = payload;
  if (shift_id !== null && !(await lockShift(db, storeId, shift_id))) throw new DomainError('not_found');
  await insertDrawerOpening(db, {
    ...{ store_id: storeId, id, register_id, shift_id, opened_by: personOf(action.actor) },
    approved_by: tillColumns(action.actor).approved_by,
    ...{ at: action.occurredAt, received_at: action.receivedAt },
  });
  publishChange(db, 'shift', shift_id === null ? [] : [shift_id]);
  return recordedNothing;
};

/**
 * The drawer was counted. One that was closed before, by whoever took the register over, stays as it was counted then.
 * @throws DomainError `not_found` for a shift that the store does not have (yet), `shift_closed`
 */
export const recordShiftClosed: Recorder<'shift_closed'> = async ({ db, storeId, payload, action }) => {
  const shift = await lockShift(db, storeId, payload.shift_id);
  if (!shift) throw new DomainError('not_found');
  if (shift.closed_at !== null) throw new DomainError('shift_closed');
  await closeShiftRow(db, shift, {
    ...{ closed_by: personOf(action.actor), approved_by: tillColumns(action.actor).approved_by },
    ...{ closed_at: action.occurredAt, closing_received_at: action.receivedAt, reason: payload.reason },
    ...{ counted: JSON.stringify(payload.counted), counted_total: payload.counted_total },
    expected_at_close: payload.expected_total,
  });
  publishChange(db, 'shift', [shift.id]);
  return recordedNothing;
};
