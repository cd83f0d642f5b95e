import type { FastifyRequest } from 'fastify';
import { DomainError } from './domain-error.ts';

/**
 * A JSON body; an empty one is no body. PostgreSQL keeps no NUL in text and no half of a surrogate pair in JSON, so a
 * body that holds one is refused here, and `__proto__` never reaches an object of ours.
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

const halfCharacter =
  /\\ud[89ab][0-9a-f]{2}(?!\\ud[c-f][0-9a-f]{2})|(?<!\\ud[89ab][0-9a-f]{2})\\ud[c-f][0-9a-f]{2}/i;

function parsed(source: string): unknown {
  if (source === '') return undefined;
  if (source.includes('\\u0000') || source.includes('"__proto__"') || halfCharacter.test(source)) {
    throw new DomainError('malformed_request');
  }
  try {
    return JSON.parse(source);
  } catch {
    throw new DomainError('malformed_request', { message: 'The body is not JSON.' });
  }
}
