import type { IncomingMessage } from 'node:http';

/** What of a refused body is read on, in bytes: many times what any call takes. */
const mostDrained = 16 * 1024 * 1024;

/**
 * Reads and drops the rest of a body that is refused: whoever still writes when the connection closes finds it broken, and
 * never reads the answer. A body that does not end is left.
 * @returns whether the body was read to its end, so that the connection can serve on
 */
export function drainBody(request: IncomingMessage): Promise<boolean> {
  if (request.readableEnded || request.destroyed) return Promise.resolve(request.readableEnded);
  return new Promise((resolve) => {
    let bytes = 0;
    const settle = () => {
      request.off('data', count).off('end', settle).off('close', settle);
      resolve(request.readableEnded);
    };
    const count = (chunk: Buffer) => {
      bytes += chunk.length;
      if (bytes > mostDrained) settle();
    };
    request.on('data', count).on('end', settle).on('close', settle);
  });
}
