import type { FastifyRequest } from 'fastify';
import { DomainError } from '#core/errors/domain-error.ts';
import { say } from '#core/errors/sentences.ts';
import { inCallersLanguage } from '#core/language/in-callers-language.ts';

/** A JSON body; an empty one is no body. */
export function readJson(
  request: FastifyRequest,
  text: string | Buffer,
  done: (error: Error | null, body?: unknown) => void,
): void {
  try {
    done(null, text.length === 0 ? undefined : inCallersLanguage(request, () => parseJson(text.toString())));
  } catch (error) {
    done(error as Error);
  }
}

/** PostgreSQL keeps no NUL in text and no half of a surrogate pair in JSON. */
const unkept = /[\0\p{Surrogate}]/u;

/**
 * JSON from outside. What holds a text that cannot be kept is refused, and `__proto__` never reaches an object of ours.
 * @throws DomainError `malformed_request`
 */
export function parseJson(source: string): unknown {
  try {
    return JSON.parse(source, (key, value: unknown) => {
      if (key === '__proto__' || unkept.test(key) || (typeof value === 'string' && unkept.test(value))) {
        throw new DomainError('malformed_request');
      }
      return value;
    });
  } catch (error) {
    if (error instanceof DomainError) throw error;
    throw new DomainError('malformed_request', { message: say('body.notJson') });
  }
}
