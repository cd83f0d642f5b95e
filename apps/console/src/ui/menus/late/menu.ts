import { late } from './late.ts';

/** The parts of a menu, fetched when one is about to be opened. */
export const menu = late(() => import('../base/base-menu.tsx'));
