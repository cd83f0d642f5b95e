import type { BodyFor } from '#contract-types.ts';

export type LookId = NonNullable<BodyFor<'PUT /marketplace/v1/stores/{id}/update'>['default_theme']>;

export interface Look {
  readonly id: LookId;
  readonly name: string;
  readonly sentence: string;
  /** A file of public/drawings. */
  readonly drawing: string;
}

/** The four looks of a store (`default_theme`). */
export const looks: readonly Look[] = [
  {
    id: 'duka',
    name: 'Duka',
    sentence: 'Warm and friendly: products side by side on coloured shelves.',
    drawing: 'theme_duka',
  },
  {
    id: 'souk',
    name: 'Souk',
    sentence: 'Dark and golden: one product at a time, and the story behind it.',
    drawing: 'theme_souk',
  },
  {
    id: 'high_street',
    name: 'High Street',
    sentence: 'Clear and bright: a large window in front, the collection below.',
    drawing: 'theme_high_street',
  },
  {
    id: 'corner',
    name: 'Corner',
    sentence: 'Quick and practical: search, sorts and a plus sign for the weekly basket.',
    drawing: 'theme_corner',
  },
];
