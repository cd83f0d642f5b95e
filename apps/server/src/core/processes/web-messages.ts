import type { Config } from '#core/config/config.ts';
import type { LiveNews } from '#core/live/live-news.ts';
import type { PictureAnswer, PictureRequest } from '#core/pictures/picture-messages.ts';

/** What the web process needs to know; it reads nothing from the environment itself. The owner's database URL is not for it. */
export interface WebStart {
  config: Config & { database?: never };
  /** The database as the application role. */
  appUrl: string;
  /** Whether connections may keep statements. */
  prepare: boolean;
  /** The database works on the same processors as we do. */
  isDatabaseBesideUs: boolean;
  /** The signing one first. */
  secretKeys: readonly string[];
  /** Tells the year of the demo before it says that it serves. */
  demo: boolean;
}

export type ToWeb = ({ kind: 'start' } & WebStart) | PictureAnswer | LiveNews | { kind: 'stop' };

export type FromWeb =
  | PictureRequest
  | { kind: 'serving' }
  /** It ends with this; a sentence, or a stack where it is nobody's configuration. */
  | { kind: 'cannot_serve'; why: string };
