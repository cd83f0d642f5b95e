import type { liveChange } from '@sokoni/contract/live';
import type * as z from 'zod';

export interface LiveEvent {
  kind: string;
  id: string;
  changes: z.output<typeof liveChange>[];
}

export interface Following {
  status: number;
  headers: Headers;
  /** Waits for the next event; null when the server has ended the stream. */
  next(): Promise<LiveEvent | null>;
  /** Waits for the end and answers what came before it. */
  rest(): Promise<LiveEvent[]>;
  /** Cuts the connection from this side. */
  cut(): void;
}

/** Follows the events of a store over HTTP. */
export async function follow(
  url: string,
  storeId: string,
  token: string,
  lastEventId?: string,
): Promise<Following> {
  const aborting = new AbortController();
  const response = await fetch(`${url}/marketplace/v1/stores/${storeId}/events`, {
    headers: {
      authorization: `Bearer ${token}`,
      ...(lastEventId === undefined ? {} : { 'last-event-id': lastEventId }),
    },
    signal: aborting.signal,
  });
  const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader();
  let text = '';

  async function next(): Promise<LiveEvent | null> {
    for (;;) {
      const end = text.indexOf('\n\n');
      if (end >= 0) {
        const fields = new Map(
          text
            .slice(0, end)
            .split('\n')
            .map((line) => /^(\w*): ?(.*)$/.exec(line))
            .flatMap((match) => (match ? [[match[1], match[2]] as const] : [])),
        );
        text = text.slice(end + 2);
        const data = fields.get('data');
        if (data === undefined) continue;
        return {
          kind: fields.get('event') ?? 'message',
          id: fields.get('id') ?? '',
          changes: JSON.parse(data) as LiveEvent['changes'],
        };
      }
      const read = await reader?.read().catch(() => null);
      if (!read || read.done) return null;
      text += read.value;
    }
  }

  return {
    status: response.status,
    headers: response.headers,
    next,
    async rest() {
      const events: LiveEvent[] = [];
      for (let event = await next(); event; event = await next()) events.push(event);
      return events;
    },
    cut: () => aborting.abort(),
  };
}
