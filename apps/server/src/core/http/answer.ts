import type { ErrorCode } from '@sokoni/contract/errors';
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { DomainError } from '#core/errors/domain-error.ts';
import { inCallersLanguage } from '#core/language/in-callers-language.ts';
import { drainBody } from './drain-body.ts';

/** The one place where a failure becomes status and sentence (CONTRACT "The wire"). */
export async function answerFailure(
  error: unknown,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const failure =
    error instanceof DomainError
      ? error
      : inCallersLanguage(request, () => fromFramework(error as FastifyError));
  if (failure.status >= 500 && failure.code !== 'google_not_configured') {
    request.log.error({ err: error }, failure.code);
  }
  if (failure.code === 'body_too_large' && (await drainBody(request.raw))) reply.removeHeader('connection');
  const retryAfter =
    failure.retryAfterSeconds ?? (failure.status === 503 ? 5 : failure.status === 429 ? 60 : undefined);
  if (retryAfter !== undefined) reply.header('retry-after', String(Math.ceil(retryAfter)));
  return reply.code(failure.status).send(failureBody(failure, request.id));
}

/** What every failure answers. */
export function failureBody(failure: DomainError, requestId: string) {
  return {
    code: failure.status,
    error: failure.code,
    message: failure.message,
    ...(failure.fields ? { fields: failure.fields } : {}),
    request_id: requestId,
  };
}

const frameworkErrors: Record<string, ErrorCode> = {
  FST_ERR_CTP_BODY_TOO_LARGE: 'body_too_large',
  FST_REQ_FILE_TOO_LARGE: 'file_too_large',
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'unsupported_media_type',
  FST_INVALID_MULTIPART_CONTENT_TYPE: 'unsupported_media_type',
};

function fromFramework(error: FastifyError): DomainError {
  const known = frameworkErrors[error.code];
  if (known) return new DomainError(known);
  const status = error.statusCode ?? 500;
  if (status === 404) return new DomainError('not_found');
  if (status === 413) return new DomainError('body_too_large');
  if (status >= 400 && status < 500) return new DomainError('malformed_request');
  return new DomainError('internal');
}
