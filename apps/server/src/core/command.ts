import type { Actor } from '@sokoni/rules/access/actor';
import type { Pool } from 'pg';
import { setLocal } from './database/access/settings.ts';
import { type Db, type Scope, type TransactionOptions, transaction } from './database/access/transaction.ts';
import { type AuditNote, writeAuditRow } from './database/commands/audit.ts';
import { claimKey, type KeyedRequest, keepAnswer, releaseKey } from './database/commands/idempotency.ts';
import { DomainError } from './errors/domain-error.ts';

/** Where a changing call comes from. */
export interface Origin extends Scope {
  actor: Actor;
  networkAddress: string;
  requestId: string;
  /** Null when the call carried no `Idempotency-Key`. */
  keyed: KeyedRequest | null;
}

/** What the work of a command may tell about itself. */
export interface CommandNotes {
  /** Says what the audit row is about; without it the row names the action and the actor alone. */
  audit(note: AuditNote): void;
  /** Writes no audit row: what somebody keeps on their own screen changes nothing of the store. */
  unaudited(): void;
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
  return transaction(
    context.pool,
    origin,
    async (db) => {
      const now = context.clock();
      const { keyed } = origin;
      if (keyed) {
        const earlier = await claimKey(db, keyed, now);
        if (earlier) return earlier.answer as T;
      }

      let note: AuditNote | null = { subject: '' };
      let { actor, storeId } = origin;
      const result = await work(db, {
        audit(given) {
          note = given;
        },
        unaudited() {
          note = null;
        },
        async actor(userId) {
          actor = { kind: 'staff', userId, role: null };
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
      if (note)
        await writeAuditRow(db, { ...note, action, storeId, actor, networkAddress, requestId, at: now });
      if (keyed) await keepAnswer(db, keyed, result);
      return result;
    },
    options,
  );
}
