import type { ErrorCode } from '@sokoni/contract/errors';
import { DomainError } from '#core/errors/domain-error.ts';
import type { RenditionFiles } from './pictures.ts';

// A picture is decoded in another process than the one that received it: what they tell each other.

export interface PictureRequest {
  kind: 'decode_picture';
  /** Chosen by who asks. */
  id: number;
  path: string;
}

export type PictureAnswer =
  | { kind: 'picture'; id: number; renditions: RenditionFiles }
  | { kind: 'no_picture'; id: number; code: ErrorCode; message: string; retryAfterSeconds?: number };

/** The answer to a request, once the decoding has ended in whatever way. */
export function answerOf(id: number, decoding: Promise<RenditionFiles>): Promise<PictureAnswer> {
  return decoding.then(
    (renditions): PictureAnswer => ({ kind: 'picture', id, renditions }),
    (error: unknown): PictureAnswer => {
      const { code, message, retryAfterSeconds } =
        error instanceof DomainError
          ? error
          : new DomainError('storage_unavailable', { retryAfterSeconds: 60 });
      return { kind: 'no_picture', id, code, message, ...(retryAfterSeconds ? { retryAfterSeconds } : {}) };
    },
  );
}

/** What an answer says, as who asked takes it. */
export function resultOf(answer: PictureAnswer): RenditionFiles | DomainError {
  return answer.kind === 'picture' ? answer.renditions : new DomainError(answer.code, answer);
}
