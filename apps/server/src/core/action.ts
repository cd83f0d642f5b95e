import { type Actor, can } from '@sokoni/rules/access/actor';
import { occurrence } from '@sokoni/rules/occurred-at';
import { DomainError, invalidField } from './errors/domain-error.ts';
import { say } from './errors/sentences.ts';

/** Who does something, when it happened, and when we heard of it: a till that was offline tells later. */
export interface Action {
  actor: Actor;
  occurredAt: Date;
  receivedAt: Date;
}

/** What is done at this moment. */
export function actionNow(actor: Actor, now: Date): Action {
  return { actor, occurredAt: now, receivedAt: now };
}

/**
 * What is told now and happened then; where no time is told, at this moment.
 * @param told ISO 8601, as the contract's `occurredAt`, and the field that it came in
 * @throws DomainError `not_allowed` for who may not backdate, `invalid_fields` for a time in the future
 */
export function actionAt(
  actor: Actor,
  now: Date,
  { told, field }: { told: string | undefined; field: string },
): Action {
  if (told === undefined) return actionNow(actor, now);
  if (!can(actor, 'backdate')) {
    throw new DomainError('not_allowed', { message: say('backdate.notAllowed') });
  }
  const when = occurrence(new Date(told), now);
  if (!when.ok) throw invalidField(field, say('backdate.future'));
  return { actor, occurredAt: when.value, receivedAt: now };
}

/** Whether something happened to a thing before it was there. What is done at this moment did not. */
export function isBefore({ occurredAt, receivedAt }: Action, there: Date): boolean {
  return occurredAt < receivedAt && occurredAt < there;
}

/**
 * Nothing happens to a thing before it is there.
 * @param message says what it was before
 * @throws DomainError `invalid_fields` for an earlier time
 */
export function assertNotBefore(action: Action, there: Date, message: string): void {
  if (isBefore(action, there)) throw invalidField('occurred_at', message);
}
