import { availableParallelism } from 'node:os';
import { hash, verify } from '@node-rs/argon2';
import { limitConcurrency } from '#core/limit-concurrency.ts';
import type { Secrets } from './secrets.ts';

/** CONTRACT "Security": argon2id at 19 MiB, two passes, one lane. */
const parameters = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** `outdated`: right, but hashed with the former secret key or more cheaply than today, so it is to be hashed anew. */
export type Verdict = 'right' | 'outdated' | 'wrong';

export interface Passwords {
  hash(password: string): Promise<string>;
  /** With no hash (an unknown address, a Google account) the same work is done and the answer is no. */
  verify(passwordHash: string | null, password: string): Promise<Verdict>;
}

/** Hashing takes all of a core: at most one core less than there are works on it at a time, the rest wait their turn. */
export function makePasswords(secrets: Secrets): Passwords {
  const inTurn = limitConcurrency(Math.max(1, availableParallelism() - 1));
  const peppers = secrets.keys('password-pepper');
  const [pepper] = peppers;
  const options = { ...parameters, secret: pepper };
  const decoy = inTurn(() => hash('decoy', options));
  return {
    hash: (password) => inTurn(() => hash(password, options)),
    async verify(passwordHash, password) {
      const against = passwordHash ?? (await decoy);
      for (const secret of peppers) {
        if (!(await inTurn(() => verify(against, password, { secret })))) continue;
        if (passwordHash === null) return 'wrong';
        return secret === pepper && !isCheap(passwordHash) ? 'right' : 'outdated';
      }
      return 'wrong';
    },
  };
}

function isCheap(passwordHash: string): boolean {
  const [, memory, time] = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=\d+\$/.exec(passwordHash) ?? [];
  return !(Number(memory) >= parameters.memoryCost && Number(time) >= parameters.timeCost);
}
