import { beforeEach, describe, expect, it } from 'vitest';
import { createToastQueue, type ToastQueue } from './toast-queue.ts';

/** A clock that only moves when it is told to. */
function handClock() {
  let now = 0;
  const due = new Set<{ at: number; wake: () => void }>();
  return {
    timer(wake: () => void, milliseconds: number) {
      const entry = { at: now + milliseconds, wake };
      due.add(entry);
      return () => void due.delete(entry);
    },
    pass(milliseconds: number) {
      now += milliseconds;
      for (const entry of [...due].sort((a, b) => a.at - b.at)) {
        if (entry.at > now || !due.delete(entry)) continue;
        entry.wake();
      }
    },
  };
}

describe('SPEC 9: toasts auto-close after 3000 ms unless sticky', () => {
  let clock: ReturnType<typeof handClock>;
  let queue: ToastQueue;
  const texts = () => queue.shown().map((toast) => toast.text);

  beforeEach(() => {
    clock = handClock();
    queue = createToastQueue(clock.timer);
  });

  it('shows a toast for 3000 ms', () => {
    queue.add('success', 'Welcome back, Asha!');
    clock.pass(2999);
    expect(texts()).toEqual(['Welcome back, Asha!']);
    clock.pass(1);
    expect(texts()).toEqual([]);
  });

  it('keeps a sticky one until it is dismissed', () => {
    const id = queue.add('error', 'Not sent', { sticky: true });
    clock.pass(60_000);
    expect(texts()).toEqual(['Not sent']);
    queue.dismiss(id);
    expect(texts()).toEqual([]);
  });

  it('keeps one with an advice until something succeeds', () => {
    queue.add('error', 'Not sent', { advice: 'Try again.' });
    clock.pass(60_000);
    queue.add('info', 'Somebody else was here');
    expect(texts()).toEqual(['Not sent', 'Somebody else was here']);
    queue.add('success', 'Sent');
    expect(texts()).toEqual(['Somebody else was here', 'Sent']);
  });

  it('shows three at once; the fourth waits for room and has its full time then', () => {
    for (const text of ['a', 'b', 'c', 'd']) queue.add('info', text);
    expect(texts()).toEqual(['a', 'b', 'c']);
    clock.pass(3000);
    expect(texts()).toEqual(['d']);
    clock.pass(2999);
    expect(texts()).toEqual(['d']);
    clock.pass(1);
    expect(texts()).toEqual([]);
  });

  it('holds them under the pointer or the focus, and gives each its full time after', () => {
    queue.add('info', 'a');
    clock.pass(2500);
    queue.hold();
    clock.pass(60_000);
    expect(texts()).toEqual(['a']);
    queue.release();
    clock.pass(2999);
    expect(texts()).toEqual(['a']);
    clock.pass(1);
    expect(texts()).toEqual([]);
  });

  it('does not count down what arrives while they are held', () => {
    queue.add('info', 'a');
    queue.hold();
    queue.add('info', 'b');
    clock.pass(60_000);
    expect(texts()).toEqual(['a', 'b']);
  });

  it('shows the same sentence once, and longer', () => {
    const first = queue.add('error', 'Network Error');
    clock.pass(2000);
    expect(queue.add('error', 'Network Error')).toBe(first);
    clock.pass(2000);
    expect(texts()).toEqual(['Network Error']);
    clock.pass(1000);
    expect(texts()).toEqual([]);
  });

  it('tells the same words of another kind apart', () => {
    queue.add('error', 'Saved');
    queue.add('success', 'Saved');
    expect(queue.shown().map((toast) => toast.kind)).toEqual(['error', 'success']);
  });

  it('SPEC 8: are of four kinds', () => {
    const shown = (['success', 'error', 'info', 'warning'] as const).map((kind) => {
      const id = queue.add(kind, `a ${kind}`);
      const toast = queue.shown().find((candidate) => candidate.id === id);
      queue.dismiss(id);
      return toast?.kind;
    });
    expect(shown).toEqual(['success', 'error', 'info', 'warning']);
  });

  it('drops a waiting one that is dismissed', () => {
    for (const text of ['a', 'b', 'c']) queue.add('info', text);
    queue.dismiss(queue.add('info', 'd'));
    clock.pass(3000);
    expect(texts()).toEqual([]);
  });

  it('tells its listeners of every change, until they stop', () => {
    const seen: number[] = [];
    const stop = queue.subscribe(() => seen.push(queue.shown().length));
    const id = queue.add('info', 'a');
    queue.dismiss(id);
    stop();
    queue.add('info', 'b');
    expect(seen).toEqual([1, 0]);
  });
});
