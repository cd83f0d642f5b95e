import { describe, expect, it } from 'vitest';
import { openLiveStream } from './live-stream.ts';

const reader = { sessionId: 's', userId: 'u', role: 'associate' } as const;

describe('A stream of live updates', () => {
  it('cuts off a reader who lets more wait than fits, and says so once', async () => {
    let gone = 0;
    const stream = openLiveStream(reader, () => {
      gone += 1;
    });
    stream.send('x'.repeat(200_000));
    expect(stream.readable.destroyed).toBe(false);
    stream.send('x'.repeat(100_000));
    expect(stream.readable.destroyed).toBe(true);
    stream.send('more');
    await new Promise((done) => stream.readable.once('close', done));
    expect(gone).toBe(1);
  });

  it('lets what was sent arrive before it ends', async () => {
    const stream = openLiveStream(reader, () => {});
    stream.send('data: []\n\n');
    stream.end();
    const read: string[] = [];
    for await (const part of stream.readable) read.push(String(part));
    expect(read.join('')).toBe('data: []\n\n');
  });
});
