import type { paletteLines } from '@sokoni/messages/en/shell/palette';
import type { Permission } from '@sokoni/rules/access/roles';
import type { NavigationKey } from '@sokoni/rules/navigation/navigation';
import type { LucideIcon } from 'lucide-react';
import type { RouteObject } from 'react-router';
import type { KeyOf } from './key-of.ts';

/** What an area of screens brings to the console. */
export interface Manifest {
  /** Its pages inside a store; each loads its screen when it is opened. */
  pages?: RouteObject[];
  /** Windows of their own, without the frame of the store. */
  windows?: RouteObject[];
  /** The icons of its lines in the sidebar, by their keys in `rules/navigation`. */
  icons?: Readonly<Partial<Record<NavigationKey, LucideIcon>>>;
  /** Its lines in the command palette, beside those of the sidebar. */
  palette?: readonly PaletteLine[];
}

/** Lines that stand for several pages: each says which. */
type LineOfPages = 'inventory' | 'report';

/** What a line of the palette says: sentences that are fetched with the palette. */
export type PaletteWords =
  | { line: Exclude<KeyOf<typeof paletteLines, 'line'>, LineOfPages> }
  | { line: LineOfPages; page: () => string };

/** A line of the command palette that leads to a page. */
export interface PaletteLine {
  words: PaletteWords;
  path: string;
  /** The line of the sidebar that it belongs to: who does not see that one is not offered this one. */
  behind: string;
  /** What the role must be allowed besides. */
  permission?: Permission;
  group?: 'do' | 'go';
  /** It shows before anything is searched. */
  atOnce?: true;
}
