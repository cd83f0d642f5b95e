import type { Db } from '#core/database/access/transaction.ts';
import { DomainError } from '#core/errors/domain-error.ts';

export interface KeyedRequest {
  /** The user, or the zero uuid for a call without a session. */
  actor: string;
  key: string;
  /** HMAC over route and body: a body may hold a password. */
  requestHmac: Buffer;
}

/**
 * Claims the key inside the command's transaction: a second request with the same key waits here
 * until the first has committed, then finds its answer.
 *
 * @returns the kept answer, or null when the work is ours to do
 * @throws DomainError `idempotency_key_reused` when the key came with another request
 */
export async function claimKey(
  db: Db,
  request: KeyedRequest,
  now: Date,
): Promise<{ answer: unknown } | null> {
  const claimed = await db
    .insertInto('idempotency_keys')
    .values({
      actor: request.actor,
      key: request.key,
      request_hmac: request.requestHmac,
      answer: null,
      created_at: now,
    })
    .onConflict((conflict) => conflict.columns(['actor', 'key']).doNothing())
    .executeTakeFirst();
  return claimed.numInsertedOrUpdatedRows === 1n ? null : findAnswer(db, request);
}

/**
 * @returns what the request with this key has answered, or null when the key is new
 * @throws DomainError `idempotency_key_reused` when the key came with another request
 */
export async function findAnswer(db: Db, request: KeyedRequest): Promise<{ answer: unknown } | null> {
  const kept = await db
    .selectFrom('idempotency_keys')
    .select(['request_hmac', 'answer'])
    .where('actor', '=', request.actor)
    .where('key', '=', request.key)
    .executeTakeFirst();
  if (!kept) return null;
  if (!kept.request_hmac.equals(request.requestHmac)) throw new DomainError('idempotency_key_reused');
  return { answer: kept.answer };
}

export async function keepAnswer(db: Db, request: KeyedRequest, answer: unknown): Promise<void> {
  await db
    .updateTable('idempotency_keys')
    .set({ answer: JSON.stringify(answer ?? null) })
    .where('actor', '=', request.actor)
    .where('key', '=', request.key)
    .execute();
}

/** A request that failed is not remembered: its retry is a new try. */
export async function releaseKey(db: Db, request: KeyedRequest): Promise<void> {
  await db
    .deleteFrom('idempotency_keys')
    .where('actor', '=', request.actor)
    .where('key', '=', request.key)
    .execute();
}
