import type { registerCalls } from '@sokoni/contract/point-of-sale/registers';
import { can, personOf } from '@sokoni/rules/access/actor';
import type * as z from 'zod';
import type { Action } from '#core/action.ts';
import type { Db } from '#core/database/access/transaction.ts';
import { DomainError } from '#core/errors/domain-error.ts';
import { newId } from '#core/ids.ts';
import { hashOfToken } from '#core/security/secrets.ts';
import {
  findDevice,
  findRegister,
  findSellingDevice,
  insertDevice,
  lockRegisters,
  updateDevice,
} from './queries.ts';

type Claim = z.output<
  (typeof registerCalls)['POST /marketplace/v1/stores/{id}/registers/{register_id}/devices']['body']
>;

/**
 * Makes a device the one that sells at a register, with a block of receipt numbers of its own. Claimed again with the same key it
 * is as it was; a supervisor may give it another key, and it keeps its block. Of several at once, one is first.
 * @throws DomainError `not_found`, `register_in_use` where another device sells, `not_allowed` to take over from it or to give it
 * another key, `register_device_ended` for a device that has sold and ended: it takes another id, and another block
 */
export async function claimDevice(
  db: Db,
  storeId: string,
  registerId: string,
  { id, label, key, takes_over }: Claim,
  { actor, receivedAt }: Action,
): Promise<void> {
  await lockRegisters(db, storeId);
  const register = await findRegister(db, storeId, registerId);
  if (!register || register.archived) throw new DomainError('not_found');
  const deviceId = id?.toLowerCase() ?? newId();
  const known = await findDevice(db, storeId, deviceId);
  const key_hash = hashOfToken(key);
  const claimed_by = personOf(actor);
  if (known) {
    if (known.ended_at !== null || known.register_id !== registerId)
      throw new DomainError('register_device_ended');
    if (!known.key_hash.equals(key_hash) && !can(actor, 'manageRegisters'))
      throw new DomainError('not_allowed');
    return updateDevice(db, known, { key_hash, label, claimed_by, last_seen_at: receivedAt });
  }
  const selling = await findSellingDevice(db, storeId, registerId);
  if (selling) {
    if (!takes_over) throw new DomainError('register_in_use');
    if (!can(actor, 'manageRegisters')) throw new DomainError('not_allowed');
    await updateDevice(db, selling, { ended_at: receivedAt });
  }
  await insertDevice(db, {
    ...{ store_id: storeId, id: deviceId, register_id: registerId, label, key_hash, claimed_by },
    ...{ claimed_at: receivedAt, last_seen_at: receivedAt },
  });
}

/** Ends the device that sells at a register, if there is one: its key is refused from now on. */
export async function endDevice(db: Db, storeId: string, registerId: string, now: Date): Promise<void> {
  const selling = await findSellingDevice(db, storeId, registerId);
  if (selling) await updateDevice(db, selling, { ended_at: now });
}
