import type { register } from '@sokoni/contract/point-of-sale/registers';
import { receiptPrefix } from '@sokoni/rules/point-of-sale/receipt-number';
import type * as z from 'zod';
import type { Db } from '#core/database/access/transaction.ts';
import { DomainError } from '#core/errors/domain-error.ts';
import { findRegisters, type ListedRegister } from './queries.ts';

type Register = z.output<typeof register>;

export async function readRegisters(db: Db, storeId: string): Promise<Register[]> {
  return (await findRegisters(db, storeId)).map(registerView);
}

/** @throws DomainError `not_found` */
export async function readRegister(db: Db, storeId: string, id: string): Promise<Register> {
  const [row] = await findRegisters(db, storeId, id);
  if (!row) throw new DomainError('not_found');
  return registerView(row);
}

function registerView(row: ListedRegister): Register {
  const { id, name, archived, location_id, location_name } = row;
  return {
    id,
    name,
    archived,
    location: { id: location_id, name: location_name },
    device: deviceOf(row),
    shift: shiftOf(row),
  };
}

function deviceOf({ device_id, label, block, claimed_at, last_seen_at, ...row }: ListedRegister) {
  if (device_id === null || block === null || !claimed_at || !last_seen_at) return null;
  return {
    id: device_id,
    label: label ?? '',
    prefix: receiptPrefix({ block, test: false }),
    claimed_at: claimed_at.toISOString(),
    claimed_by: personNamed(row.claimed_by, row.claimed_by_name),
    last_seen_at: last_seen_at.toISOString(),
  };
}

function shiftOf({ shift_id, opened_at, opened_by, opened_by_name }: ListedRegister) {
  if (shift_id === null || !opened_at) return null;
  return {
    id: shift_id,
    opened_at: opened_at.toISOString(),
    opened_by: personNamed(opened_by, opened_by_name),
  };
}

/** A person with the name; null for nobody. */
export function personNamed(id: string | null, name: string | null): { id: string; name: string } | null {
  return id === null ? null : { id, name: name ?? '' };
}
