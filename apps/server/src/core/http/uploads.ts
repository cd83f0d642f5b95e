import { createHash, randomUUID } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { limits } from '@sokoni/rules/limits';
import type { FastifyRequest } from 'fastify';
import type { Config } from '#core/config/config.ts';
import { DomainError } from '#core/errors/domain-error.ts';
import { say } from '#core/errors/sentences.ts';
import { isDiskFull } from '#core/files/disk-full.ts';
import { parseJson } from './json-body.ts';
import type { UploadedFile } from './route.ts';

export interface Upload {
  /** The JSON part `payload`, or nothing. */
  payload: unknown;
  file: UploadedFile | null;
  /** SHA-256 of the file, for the idempotency key. */
  digest: string | null;
  discard(): Promise<void>;
}

/** Where a file lies until its call is answered. */
function incomingFolder({ dataDir }: Pick<Config, 'dataDir'>): string {
  return join(dataDir, 'incoming');
}

/** Removes what calls that never ended have left there; for whoever holds DATA_DIR, before the first call. */
export async function emptyIncoming(config: Pick<Config, 'dataDir'>): Promise<void> {
  await rm(incomingFolder(config), { recursive: true, force: true });
}

/**
 * Reads a multipart request: the part `file` goes to a temporary place, the part `payload` is JSON.
 * @param fileLimit bytes that the file may have
 * @throws DomainError `unsupported_media_type`, `file_too_large`, `malformed_request`
 */
export async function receiveUpload(
  request: FastifyRequest,
  config: Config,
  fileLimit: number = limits.uploadBytes,
): Promise<Upload> {
  if (!request.isMultipart()) throw new DomainError('unsupported_media_type');
  const folder = incomingFolder(config);
  const path = join(folder, randomUUID());
  const discard = () => rm(path, { force: true });
  try {
    await mkdir(folder, { recursive: true, mode: 0o700 });
    let payload: unknown;
    let file: UploadedFile | null = null;
    let digest: string | null = null;
    for await (const part of request.parts({ limits: { fileSize: fileLimit } })) {
      if (part.type === 'field') {
        if (part.fieldname === 'payload') payload = readPayload(part.value);
        continue;
      }
      if (file) throw new DomainError('malformed_request', { message: say('body.oneFile') });
      const hash = createHash('sha256');
      let bytes = 0;
      const measured = new Transform({
        transform(chunk: Buffer, _encoding, done) {
          hash.update(chunk);
          bytes += chunk.length;
          done(null, chunk);
        },
      });
      await pipeline(part.file, measured, createWriteStream(path));
      if (part.file.truncated) throw tooLarge(fileLimit);
      file = { path, bytes };
      digest = hash.digest('hex');
    }
    return { payload: payload ?? {}, file, digest, discard };
  } catch (error) {
    await discard();
    // The rest of the body is read and dropped; unread, it would hold up the next request of the connection.
    request.raw.unpipe();
    request.raw.resume();
    throw failureOf(error);
  }
}

function tooLarge(bytes: number): DomainError {
  if (bytes === limits.uploadBytes) return new DomainError('file_too_large');
  return new DomainError('file_too_large', {
    message: say('file.tooLarge', { megabytes: bytes / 1024 / 1024 }),
  });
}

/** The library has parsed a part that calls itself JSON, without the care that we take. */
function readPayload(value: unknown): unknown {
  return parseJson(typeof value === 'string' ? value : JSON.stringify(value));
}

/** A body that is no multipart form is told by errors without a code; the system's own have one. */
function failureOf(error: unknown): unknown {
  if (isDiskFull(error)) return new DomainError('storage_unavailable', { retryAfterSeconds: 60 });
  return error instanceof Error && !('code' in error) ? new DomainError('malformed_request') : error;
}
