import { late } from './late.ts';

/** The list of a select, fetched when one is about to be opened. */
export const select = late(() => import('../base/base-select.tsx'));
