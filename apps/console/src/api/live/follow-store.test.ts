import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { followStore } from './follow-store.ts';

/** A server that is asked for streams; the test says what they bring. */
function fakeServer() {
  const asked: (string | null)[] = [];
  const streams: ReadableStreamDefaultController<Uint8Array>[] = [];
  const told: string[] = [];
  let refusal: Error | null = null;
  const follower = followStore({
    async open(lastEventId, signal) {
      asked.push(lastEventId);
      if (refusal) throw refusal;
      return new ReadableStream<Uint8Array>({
        start(controller) {
          streams.push(controller);
          signal.addEventListener('abort', () => controller.error(new Error('aborted')));
        },
      });
    },
    onChanges: (changes) => told.push(...changes.map(({ subject, ids }) => `${subject} ${ids}`)),
    onOpen: () => told.push('open'),
    onResync: () => told.push('resync'),
    onRefused: () => null,
  });
  return {
    asked,
    told,
    follower,
    refuse(error: Error | null) {
      refusal = error;
    },
    async send(text: string) {
      streams.at(-1)?.enqueue(new TextEncoder().encode(text));
      await vi.advanceTimersByTimeAsync(0);
    },
    async fail() {
      streams.at(-1)?.error(new Error('network'));
      await vi.advanceTimersByTimeAsync(0);
    },
    async end() {
      streams.at(-1)?.close();
      await vi.advanceTimersByTimeAsync(0);
    },
  };
}

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const opened = 'event: open\nid: 1\ndata: []\n\n';
const changed = 'event: changes\nid: 2\ndata: [{"subject":"product","ids":["p"]}]\n\n';

describe('Live updates, following a store', () => {
  it('comes back after a cut and says which event it got last', async () => {
    const server = fakeServer();
    server.follower.go();
    await server.send(opened);
    await server.send(changed);
    await server.send(':\nid: 3\n\n');
    await server.fail();
    expect(server.asked).toEqual([null]);
    await vi.advanceTimersByTimeAsync(1_000);
    expect(server.asked).toEqual([null, '3']);
    await server.send('event: resync\nid: 9\ndata: []\n\n');
    await server.end();
    await vi.advanceTimersByTimeAsync(1_000);
    expect(server.asked).toEqual([null, '3', '9']);
    expect(server.told).toEqual(['open', 'product p', 'resync']);
    server.follower.rest();
  });

  it('does not remember an event that came in half', async () => {
    const server = fakeServer();
    server.follower.go();
    await server.send(opened);
    await server.send(changed.slice(0, -1));
    await server.fail();
    await vi.advanceTimersByTimeAsync(1_000);
    expect(server.asked).toEqual([null, '1']);
    expect(server.told).toEqual(['open']);
    server.follower.rest();
  });

  it('asks ever more seldom while there is no answer, and at once when the network is back', async () => {
    const server = fakeServer();
    server.refuse(new Error('no network'));
    server.follower.go();
    await vi.advanceTimersByTimeAsync(120_000);
    const inTwoMinutes = server.asked.length;
    expect(inTwoMinutes).toBeGreaterThan(5);
    expect(inTwoMinutes).toBeLessThan(14);
    server.refuse(null);
    server.follower.hurry();
    await vi.advanceTimersByTimeAsync(0);
    expect(server.asked.length).toBe(inTwoMinutes + 1);
    server.follower.rest();
  });

  it('notices a connection that has fallen silent', async () => {
    const server = fakeServer();
    server.follower.go();
    await server.send(opened);
    await vi.advanceTimersByTimeAsync(45_000);
    expect(server.asked.length).toBe(1);
    await vi.advanceTimersByTimeAsync(10_000);
    expect(server.asked).toEqual([null, '1']);
    server.follower.rest();
  });

  it('holds no connection while it rests, and goes on where it was', async () => {
    const server = fakeServer();
    server.follower.go();
    await server.send(opened);
    server.follower.rest();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(server.asked).toEqual([null]);
    server.follower.go();
    await server.send(changed);
    expect(server.asked).toEqual([null, '1']);
    expect(server.told).toEqual(['open', 'product p']);
    server.follower.rest();
  });
});
