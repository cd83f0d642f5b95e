import { describe, expect, it } from 'vitest';
import { readEvents, type ServerEvent } from './read-events.ts';

async function read(...parts: string[]): Promise<ServerEvent[]> {
  async function* stream() {
    yield* parts;
  }
  const events: ServerEvent[] = [];
  for await (const event of readEvents(stream())) events.push(event);
  return events;
}

describe('Live updates, the text of a stream', () => {
  const one = 'event: changes\nid: 1.2:3:\ndata: [{"subject":"product"}]\n\n';
  const event = { kind: 'changes', id: '1.2:3:', data: '[{"subject":"product"}]' };

  it('reads an event wherever the network cuts it', async () => {
    for (let cut = 0; cut <= one.length; cut += 1) {
      expect(await read(one.slice(0, cut), one.slice(cut)), String(cut)).toEqual([event]);
    }
    expect(await read(one + one)).toEqual([event, event]);
    const crlf = one.replaceAll('\n', '\r\n');
    for (let cut = 0; cut <= crlf.length; cut += 1) {
      expect(await read(crlf.slice(0, cut), crlf.slice(cut)), String(cut)).toEqual([event]);
    }
  });

  it('takes the id of a heartbeat, passes over a comment and what has not ended', async () => {
    expect(await read(':\n\n', ':\nid: 7\n\n', 'data: half')).toEqual([
      { kind: 'message', id: '7', data: null },
    ]);
    expect(await read('data: a\ndata: b\n\n')).toEqual([{ kind: 'message', id: null, data: 'a\nb' }]);
  });
});
