/** One server-sent event. `data` is null for one that only carries an id. */
export interface ServerEvent {
  kind: string;
  /** Null where the event carries none. */
  id: string | null;
  data: string | null;
}

/** The events of a stream of text, as the standard for server-sent events reads them; parts may end anywhere. */
export async function* readEvents(parts: AsyncIterable<string>): AsyncGenerator<ServerEvent> {
  let text = '';
  for await (const part of parts) {
    text += part;
    // A line end may be cut in two: what follows a lone CR at the very end is not known yet.
    const blocks = text.replaceAll(/\r\n|\r(?!$)/g, '\n').split('\n\n');
    text = blocks.pop() ?? '';
    for (const block of blocks) {
      const event = eventOf(block);
      if (event.data !== null || event.id !== null) yield event;
    }
  }
}

function eventOf(block: string): ServerEvent {
  let kind = 'message';
  let id: string | null = null;
  const data: string[] = [];
  for (const line of block.split('\n')) {
    const [, name, value = ''] = /^([^:]*):? ?(.*)$/.exec(line) ?? [];
    if (name === 'event') kind = value;
    else if (name === 'id') id = value;
    else if (name === 'data') data.push(value);
  }
  return { kind, id, data: data.length > 0 ? data.join('\n') : null };
}
