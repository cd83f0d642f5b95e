import { describe, expect, it } from 'vitest';
import type { SentCount } from '#api/inventory/stock-takes.ts';
import { countQueue, type QueueState } from './count-queue.ts';

const count = (id: string): SentCount => ({ id, code: id });
const settle = () => new Promise<void>((done) => setImmediate(done));

/** A server that takes each id once, and a world in which time passes when the test says so. */
function stage() {
  const taken: string[] = [];
  const seen = new Set<string>();
  let trouble: Error | null = null;
  let losesAnswer = false;
  let state: QueueState = { waiting: 0, isOffline: false, refusal: null };
  let due: (() => void) | null = null;
  const queue = countQueue({
    async send(counts) {
      await Promise.resolve();
      if (trouble) throw trouble;
      for (const { id } of counts) if (!seen.has(id) && seen.add(id)) taken.push(id);
      if (losesAnswer) throw new Error('network');
      return counts.length;
    },
    onAnswer: () => {},
    onState: (next) => {
      state = next;
    },
    mayPass: (error) => (error as Error).message === 'network',
    later: (_, act) => {
      due = act;
      return () => {
        due = null;
      };
    },
  });
  return {
    queue,
    taken,
    state: () => state,
    pass: () => due?.(),
    fail: (message: string | null) => {
      trouble = message === null ? null : new Error(message);
    },
    loseAnswers: (loses: boolean) => {
      losesAnswer = loses;
    },
  };
}

describe('No scan is lost', () => {
  it('sends in order, also what was scanned while the first one was on its way', async () => {
    const { queue, taken, state } = stage();
    for (const id of ['a', 'b', 'c']) queue.add(count(id));
    await settle();
    expect(taken).toEqual(['a', 'b', 'c']);
    expect(state().waiting).toBe(0);
  });

  it('keeps everything while there is no connection, and sends it when there is one', async () => {
    const { queue, taken, state, pass, fail } = stage();
    fail('network');
    queue.add(count('a'));
    queue.add(count('b'));
    await settle();
    expect(state()).toMatchObject({ waiting: 2, isOffline: true });
    pass();
    await settle();
    expect(state().waiting).toBe(2);
    fail(null);
    pass();
    await settle();
    expect(taken).toEqual(['a', 'b']);
    expect(state()).toMatchObject({ waiting: 0, isOffline: false });
  });

  it('counts nothing twice when an answer was lost', async () => {
    const { queue, taken, state, pass, loseAnswers } = stage();
    loseAnswers(true);
    queue.add(count('a'));
    await settle();
    expect(state().waiting).toBe(1);
    loseAnswers(false);
    queue.add(count('b'));
    await settle();
    pass();
    await settle();
    expect(taken).toEqual(['a', 'b']);
    expect(state().waiting).toBe(0);
  });

  it('stops at a refusal, keeps what waits, and goes on when somebody says so', async () => {
    const { queue, taken, state, fail } = stage();
    fail('ended');
    queue.add(count('a'));
    await settle();
    expect(state()).toMatchObject({ waiting: 1, refusal: new Error('ended') });
    queue.add(count('b'));
    await settle();
    expect(state().waiting).toBe(2);
    fail(null);
    queue.retry();
    await settle();
    expect(taken).toEqual(['a', 'b']);
  });

  it('sends no more than the server takes at once', async () => {
    const { queue, taken } = stage();
    for (let index = 0; index < 250; index += 1) queue.add(count(String(index)));
    await settle();
    expect(taken).toHaveLength(250);
  });
});
