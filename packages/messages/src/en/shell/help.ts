// The help drawer.

/** The list of the topics. The topics themselves are documents: apps/console/src/parts/help/topics. */
export const helpList = {
  search: 'Search help',
  found: '{count, number} of {all, number} topics',
  none: 'No topics match. Try another or a shorter word.',
} as const;
