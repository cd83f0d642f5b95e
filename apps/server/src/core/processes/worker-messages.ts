import type { Config } from '#core/config/config.ts';
import type { LiveNews } from '#core/live/live-news.ts';
import type { PictureAnswer, PictureRequest } from '#core/pictures/picture-messages.ts';

/** What the worker needs to know; it reads nothing from the environment itself. */
export interface WorkerStart {
  config: Config;
  /** As the application role, for what jobs read and write. */
  appUrl: string;
  /** Whether the connections may keep prepared statements. */
  prepare: boolean;
  /** A direct connection as the owner role, for the queue and for events. */
  ownerUrl: string;
  /** The signing one first. */
  secretKeys: readonly string[];
}

export type ToWorker = ({ kind: 'start' } & WorkerStart) | PictureRequest | { kind: 'stop' };

export type FromWorker = PictureAnswer | LiveNews;
