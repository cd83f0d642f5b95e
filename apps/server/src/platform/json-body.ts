import type { FastifyRequest } from 'fastify';
import { DomainError } from './domain-error.ts';

/**
 * A JSON body; an empty one is no body. PostgreSQL keeps no NUL in text, so a body that holds one is refused here,
 * and `__proto__` never reaches an object of ours.
 */
export function readJson(
  _request: FastifyRequest,
  text: string | Buffer,
  done: (error: Error | null, body?: unknown) => void,
): void {
  try {
    done(null, parsed(text.toString()));
  } catch (error) {
    done(error as Error);
  }
}

function parsed(source: string): unknown {
  if (source === '') return undefined;
  if (source.includes('\\u0000') || source.includes('"__proto__"')) throw new DomainError('malformed_request');
  try {
    return JSON.parse(source);
  } catch {
    throw new DomainError('malformed_request', { message: 'The body is not JSON.' });
  }
}
