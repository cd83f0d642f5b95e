import type { Result } from '@sokoni/rules/result';
import type { Fate } from '@sokoni/rules/testing/request-outcomes';
import { expect } from 'vitest';
import { command } from '#core/command.ts';
import type { Db } from '#core/database/access/transaction.ts';
import { DomainError } from '#core/errors/domain-error.ts';
import type { Services } from '#core/services.ts';

/** One step of a model on its way to the database. */
interface Sending {
  storeId: string;
  userId: string;
  kind: string;
  key: string;
  fate: Fate;
  work: (db: Db) => Promise<void>;
}

class Crash extends Error {}

/** Sends a step as its fate has it; every answer must be what the rules say. Answers the books as they are then. */
export async function sendAsFated<Books>(
  services: Services,
  { fate, ...sending }: Sending,
  { before, after }: { before: Books; after: Result<Books, string> },
): Promise<Books> {
  const expected = after.ok ? 'done' : after.reason;
  if (fate.startsWith('crashes')) {
    expect(['crashed', expected]).toContain(await send(services, sending, true));
    if (fate === 'crashes') return before;
  }
  expect(await send(services, sending, false)).toBe(expected);
  if (fate === 'is sent twice') expect(await send(services, sending, false)).toBe(expected);
  return after.ok ? after.value : before;
}

/** @returns 'done', or why it was not */
async function send(
  services: Services,
  { storeId, userId, kind, key, work }: Omit<Sending, 'fate'>,
  crashes: boolean,
): Promise<string> {
  const keyed = { actor: userId, key, requestHmac: Buffer.from(kind) };
  const actor = { kind: 'staff', userId, role: null } as const;
  const origin = { actor, userId, storeId, networkAddress: '', requestId: '', keyed };
  try {
    await command(services, origin, kind, async (db) => {
      await work(db);
      if (crashes) throw new Crash();
      return {};
    });
    return 'done';
  } catch (error) {
    if (error instanceof Crash) return 'crashed';
    if (error instanceof DomainError) return error.code;
    throw error;
  }
}
