import type { TillCommandKind } from '@sokoni/contract/point-of-sale/till-commands';
import type { Actor } from '@sokoni/rules/access/actor';
import type { OrderFlag } from '@sokoni/rules/orders/order-flags';
import * as z from 'zod';
import { transaction } from '#core/database/access/transaction.ts';
import type { Services } from '#core/services.ts';
import { findPeople, type KnownPerson } from './people-queries.ts';
import type { Payload } from './recording.ts';

/** What every command says of who acted; one that says it in another way is not read at all. */
const whoActed = z.object({ cashier_id: z.uuid(), approved_by: z.uuid().nullish() });

/** Those of the store who acted or approved in any of these commands. */
export async function findWhoActed(
  { pool }: Pick<Services, 'pool'>,
  storeId: string,
  commands: readonly { payload: unknown }[],
): Promise<KnownPerson[]> {
  const ids = commands.flatMap(({ payload }) => {
    const { data } = whoActed.safeParse(payload);
    return data ? [data.cashier_id, data.approved_by].filter((id) => typeof id === 'string') : [];
  });
  if (ids.length === 0) return [];
  const scope = { userId: null, storeId };
  return transaction(pool, scope, (db) => findPeople(db, storeId, [...new Set(ids)]), { prepared: true });
}

/** Who acted at the till. Who is off the staff by now has sold nevertheless, as far as everybody may who sells. */
export function actorOf(
  people: readonly KnownPerson[],
  payload: Payload<TillCommandKind>,
): { actor: Actor & { kind: 'register' }; flags: OrderFlag[] } {
  const named = (id: string | null) => people.find((person) => person.id === id?.toLowerCase());
  const cashier = named(payload.cashier_id);
  const approver = named(payload.approved_by);
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
