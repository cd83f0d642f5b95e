import type { registerCalls } from '@sokoni/contract/point-of-sale/registers';
import { type Actor, can, personOf } from '@sokoni/rules/access/actor';
import { registerLimits } from '@sokoni/rules/point-of-sale/registers';
import type * as z from 'zod';
import type { Action } from '#core/action.ts';
import { isTaken, underGivenIds } from '#core/database/access/failures.ts';
import type { Db } from '#core/database/access/transaction.ts';
import { DomainError } from '#core/errors/domain-error.ts';
import { newId } from '#core/ids.ts';
import { assertOpenLocations, firstLocationId } from '#stock/assert-stock-locations.ts';
import { endDevice } from './claim-device.ts';
import {
  findRegister,
  insertRegister,
  lockRegisters,
  type RegisterRow,
  updateRegisterRow,
} from './queries.ts';

type Calls = typeof registerCalls;
type Draft = z.output<Calls['POST /marketplace/v1/stores/{id}/registers']['body']>;
type Change = z.output<Calls['PUT /marketplace/v1/stores/{id}/registers/{register_id}']['body']>;

/**
 * Adds a register. The first of a store may be added by whoever sells there: a new store sells at once.
 * @throws DomainError `not_allowed`, `register_limit`, `register_taken`, `not_found` for the location, `id_taken`
 */
export async function createRegister(
  db: Db,
  storeId: string,
  draft: Draft,
  { actor, receivedAt }: Action,
): Promise<RegisterRow> {
  const count = await lockRegisters(db, storeId);
  if (count > 0) assertMayManage(actor);
  if (count >= registerLimits.perStore) throw new DomainError('register_limit');
  const row = {
    store_id: storeId,
    id: draft.id?.toLowerCase() ?? newId(),
    name: draft.name,
    location_id: await locationOf(db, storeId, draft.location_id),
    archived: false,
    created_by: personOf(actor),
    created_at: receivedAt,
  };
  await underGivenIds(() => insertRegister(db, row)).catch(refuseName);
  return row;
}

/** @throws DomainError `not_found`, `register_taken` */
export async function changeRegister(
  db: Db,
  storeId: string,
  id: string,
  { location_id, ...change }: Change,
  { receivedAt }: Action,
): Promise<{ before: RegisterRow; after: RegisterRow }> {
  await lockRegisters(db, storeId);
  const before = await findRegister(db, storeId, id);
  if (!before) throw new DomainError('not_found');
  const values = {
    ...Object.fromEntries(Object.entries(change).filter(([, value]) => value !== undefined)),
    ...(location_id === undefined ? {} : { location_id: await locationOf(db, storeId, location_id) }),
  };
  if (Object.keys(values).length > 0) await updateRegisterRow(db, before, values).catch(refuseName);
  if (change.archived) await endDevice(db, storeId, id, receivedAt);
  return { before, after: { ...before, ...values } };
}

function assertMayManage(actor: Actor): void {
  if (!can(actor, 'manageRegisters')) throw new DomainError('not_allowed');
}

async function locationOf(db: Db, storeId: string, id: string | undefined): Promise<string> {
  if (id === undefined) return firstLocationId(db, storeId);
  await assertOpenLocations(db, storeId, [id.toLowerCase()]);
  return id.toLowerCase();
}

function refuseName(error: unknown): never {
  throw isTaken(error) ? new DomainError('register_taken') : error;
}
