import type { ErrorCode } from '@sokoni/contract/errors';
import type { Config } from './config.ts';
import type { RenditionFiles } from './pictures.ts';

/** What the worker needs to know; it reads nothing from the environment itself. */
export interface WorkerStart {
  config: Config;
  /** As the application role, for what jobs read and write. */
  appUrl: string;
  /** A direct connection as the owner role, for the queue. */
  ownerUrl: string;
  /** The signing one first. */
  secretKeys: readonly string[];
}

export type ToWorker =
  | ({ kind: 'start' } & WorkerStart)
  | { kind: 'decode_picture'; id: number; path: string }
  | { kind: 'stop' };

export type FromWorker =
  | { kind: 'done'; id: number; renditions: RenditionFiles }
  | { kind: 'failed'; id: number; code: ErrorCode; message: string; retryAfterSeconds?: number };
