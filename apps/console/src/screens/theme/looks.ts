import type { BodyFor } from '#contract-types.ts';

export type LookId = NonNullable<BodyFor<'PUT /marketplace/v1/stores/{id}/update'>['default_theme']>;

export interface Look {
  readonly id: LookId;
  /** A file of public/drawings. */
  readonly drawing: string;
}

/** The four looks of a store (`default_theme`). */
export const looks: readonly Look[] = [
  {
    id: 'duka',
    drawing: 'theme_duka',
  },
  {
    id: 'souk',
    drawing: 'theme_souk',
  },
  {
    id: 'high_street',
    drawing: 'theme_high_street',
  },
  {
    id: 'corner',
    drawing: 'theme_corner',
  },
];
