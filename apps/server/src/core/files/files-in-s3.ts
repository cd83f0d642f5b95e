import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import type { Readable } from 'node:stream';
import {
  DeleteObjectCommand,
  GetObjectCommand,
  ListObjectsV2Command,
  PutObjectCommand,
  S3Client,
  S3ServiceException,
} from '@aws-sdk/client-s3';
import type { Config } from '#core/config/config.ts';
import type { Log } from '#core/database/access/log.ts';
import { DomainError } from '#core/errors/domain-error.ts';
import { isFileKey } from './file-key.ts';
import type { Files } from './files.ts';

/** Files in a bucket of any S3-compatible store. */
export function s3Files(s3: NonNullable<Config['s3']>, log: Log): Files {
  const Bucket = s3.bucket;
  const client = new S3Client({
    region: s3.region,
    credentials: { accessKeyId: s3.accessKeyId, secretAccessKey: s3.secretAccessKey },
    // Stores other than Amazon's seldom answer on {bucket}.{host}, and do not all know the newer checksums.
    ...(s3.endpoint ? { endpoint: s3.endpoint, forcePathStyle: true } : {}),
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    requestHandler: { connectionTimeout: 5000, requestTimeout: 30_000 },
  });
  return {
    async write(Key, bytes) {
      const put = new PutObjectCommand({ Bucket, Key, Body: bytes, ContentType: typeOf(Key) });
      await client.send(put).catch((error: unknown) => {
        log.error({ err: error, key: Key }, 'a file could not be stored');
        throw new DomainError('storage_unavailable', { retryAfterSeconds: 60 });
      });
    },
    async copyIn(Key, path) {
      const { size: ContentLength } = await stat(path);
      const put = new PutObjectCommand({
        Bucket,
        Key,
        Body: createReadStream(path),
        ContentLength,
        ContentType: typeOf(Key),
      });
      await client.send(put).catch((error: unknown) => {
        log.error({ err: error, key: Key }, 'a file could not be stored');
        throw new DomainError('storage_unavailable', { retryAfterSeconds: 60 });
      });
    },
    async read(Key, from = 0) {
      try {
        const part = from > 0 ? { Range: `bytes=${from}-` } : {};
        const { Body, ContentLength } = await client.send(new GetObjectCommand({ Bucket, Key, ...part }));
        return { stream: Body as Readable, bytes: ContentLength ?? 0 };
      } catch (error) {
        if (isNotThere(error)) return null;
        log.error({ err: error, key: Key }, 'a file could not be read');
        throw new DomainError('unavailable', { retryAfterSeconds: 5 });
      }
    },
    async remove(Key) {
      await client.send(new DeleteObjectCommand({ Bucket, Key })).catch((error: unknown) => {
        if (isNotThere(error)) return;
        log.error({ err: error, key: Key }, 'a file could not be removed');
        throw new DomainError('unavailable', { retryAfterSeconds: 5 });
      });
    },
    async *list() {
      let ContinuationToken: string | undefined;
      do {
        const asked = new ListObjectsV2Command({ Bucket, ContinuationToken });
        const page = await client.send(asked).catch((error: unknown) => {
          log.error({ err: error }, 'the files could not be listed');
          throw new DomainError('unavailable', { retryAfterSeconds: 5 });
        });
        for (const { Key = '' } of page.Contents ?? []) if (isFileKey(Key)) yield Key;
        ContinuationToken = page.NextContinuationToken;
      } while (ContinuationToken);
    },
  };
}

function typeOf(key: string): string {
  return key.endsWith('.csv') ? 'text/csv' : 'image/webp';
}

function isNotThere(error: unknown): boolean {
  return error instanceof S3ServiceException && error.$metadata.httpStatusCode === 404;
}
