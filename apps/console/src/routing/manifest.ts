import type { Permission } from '@sokoni/rules/access/roles';
import type { NavigationKey } from '@sokoni/rules/navigation/navigation';
import type { LucideIcon } from 'lucide-react';
import type { RouteObject } from 'react-router';

/** What an area of screens brings to the console. */
export interface Manifest {
  /** Its pages inside a store; each loads its screen when it is opened. */
  pages?: RouteObject[];
  /** The icons of its lines in the sidebar, by their keys in `rules/navigation`. */
  icons?: Readonly<Partial<Record<NavigationKey, LucideIcon>>>;
  /** Its lines in the command palette, beside those of the sidebar. */
  palette?: readonly PaletteLine[];
}

/** A line of the command palette that leads to a page. */
export interface PaletteLine {
  label: () => string;
  /** Further words that find it. */
  keywords: () => string;
  path: string;
  /** The line of the sidebar that it belongs to: who does not see that one is not offered this one. */
  behind: string;
  /** What the role must be allowed besides. */
  permission?: Permission;
  group?: 'do' | 'go';
  /** It shows before anything is searched. */
  atOnce?: true;
}
