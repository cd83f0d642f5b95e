import { Readable } from 'node:stream';
import type { Role } from '@sokoni/rules/access/roles';

/** Who reads a stream, as it was when it was opened. */
export interface Reader {
  sessionId: string;
  userId: string;
  role: Role;
}

/** Bytes that may wait for a slow reader. One that is cut off comes back with the id of the last event it got. */
const mostWaiting = 256 * 1024;
const patienceMs = 1_000;

/** One open stream of server-sent events. */
export interface LiveStream extends Reader {
  readable: Readable;
  send(text: string): void;
  /** Lets what was sent arrive, for a moment. */
  end(): void;
}

/** @param onGone called once, whoever ended it */
export function openLiveStream(reader: Reader, onGone: (stream: LiveStream) => void): LiveStream {
  const readable = new Readable({ read() {} });
  const stream: LiveStream = {
    ...reader,
    readable,
    send(text) {
      if (readable.destroyed || readable.readableEnded) return;
      readable.push(text);
      if (readable.readableLength > mostWaiting) readable.destroy();
    },
    end() {
      onGone(stream);
      if (readable.destroyed) return;
      readable.push(null);
      setTimeout(() => readable.destroy(), patienceMs).unref();
    },
  };
  readable.once('close', () => onGone(stream));
  // Cut off by either side: the reader comes back.
  readable.on('error', () => {});
  return stream;
}
