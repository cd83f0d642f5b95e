import type { Pool } from 'pg';
import { type AuditNote, insertAuditRow } from './database/audit.ts';
import { claimKey, type KeyedRequest, keepAnswer, releaseKey } from './database/idempotency.ts';
import { setLocal } from './database/settings.ts';
import {
  type Db,
  type Last,
  type Scope,
  type TransactionOptions,
  transactionThenRead,
} from './database/transaction.ts';
import { DomainError } from './domain-error.ts';

/** Where a changing call comes from. */
export interface Origin extends Scope {
  networkAddress: string;
  requestId: string;
  /** Null when the call carried no `Idempotency-Key`. */
  keyed: KeyedRequest | null;
}

/** What the work of a command may tell about itself. */
export interface CommandNotes {
  /** Says what the audit row is about; without it the row names the action and the actor alone. */
  audit(note: AuditNote): void;
  /** For what need not be waited for before the commit: see `Last`. */
  last: Last;
  /** For calls that come without a session and find their user on the way. */
  actor(userId: string): Promise<void>;
  /** For the call that creates the store it then works in. */
  store(storeId: string): Promise<void>;
}

/**
 * The one way to change something: ONE transaction that names tenant and user, claims the idempotency key,
 * runs the work, writes the audit row and keeps the answer. Nothing external happens inside it.
 *
 * @param action the verb and noun of the audit row, such as `create_store`
 * @returns what `work` returned, or what it returned the first time this key came (after JSON)
 * @throws DomainError of the work; one that the work returns is thrown after the commit
 */
export async function command<T>(
  context: { pool: Pool; clock: () => Date },
  origin: Origin,
  action: string,
  work: (db: Db, notes: CommandNotes) => Promise<T>,
  options: TransactionOptions = {},
): Promise<Exclude<T, DomainError>> {
  const [result] = await commandThenRead(context, origin, action, work, null, options);
  return result;
}

/** The same, and what `read` finds of it when it is done; for a repeated key it reads too. */
export async function commandThenRead<T, Found>(
  context: { pool: Pool; clock: () => Date },
  origin: Origin,
  action: string,
  work: (db: Db, notes: CommandNotes) => Promise<T>,
  read: ((db: Db, result: Exclude<T, DomainError>) => Promise<Found>) | null,
  options: TransactionOptions = {},
): Promise<[Exclude<T, DomainError>, Found]> {
  return transactionThenRead(
    context.pool,
    origin,
    async (db, last) => {
      const now = context.clock();
      const { keyed } = origin;
      if (keyed) {
        const earlier = await claimKey(db, keyed, now);
        if (earlier) return earlier.answer as T;
      }

      let note: AuditNote = { subject: '' };
      let { userId: actorUserId, storeId } = origin;
      const result = await work(db, {
        audit(given) {
          note = given;
        },
        last,
        async actor(userId) {
          actorUserId = userId;
          await setLocal(db, 'app.user_id', userId);
        },
        async store(id) {
          storeId = id;
          await setLocal(db, 'app.store_id', id);
        },
      });

      if (result instanceof DomainError) {
        if (keyed) await releaseKey(db, keyed);
        return result;
      }
      const { networkAddress, requestId } = origin;
      const row = { ...note, action, storeId, actorUserId, networkAddress, requestId, at: now };
      last(insertAuditRow(db, row));
      if (keyed) last(keepAnswer(db, keyed, result));
      return result;
    },
    read,
    options,
  );
}
