import type { Page } from 'playwright-core';
import type { Cast } from './screen-fixtures.ts';

export type Viewer = 'nobody' | Exclude<keyof Cast, 'store'>;

/** One face of a screen. */
export interface Screen {
  name: string;
  /** As the route table of the console spells it. */
  route: string;
  /** What can be read there once it is complete. */
  shows: string | RegExp;
  as: Viewer;
  /** The address, where it differs from the route. */
  at?: string;
  /** What becomes of the reads whose address matches: the server refuses them, or never answers. */
  refuse?: RegExp;
  hold?: RegExp;
  /** What is done there before it is looked at. */
  act?: (page: Page) => Promise<void>;
  /** The only width at which it exists. */
  width?: number;
  /** Something that closes when the window changes: it is opened again for each width. */
  anew?: boolean;
  /** In px; 24 where it is not a screen for fingers. */
  smallestTarget?: number;
}

export type Line = [name: string, route: string, shows: Screen['shows'], more?: Partial<Screen>];

/** Faces that one person sees. */
export function seenBy(as: Viewer, lines: readonly Line[]): Screen[] {
  return lines.map(([name, route, shows, more]) => ({ name, route, shows, as, ...more }));
}
