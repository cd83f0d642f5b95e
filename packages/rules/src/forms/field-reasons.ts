/** Why a field is refused whatever it is of, with what a sentence needs to say it. */
export type FieldReason =
  | { readonly reason: 'control_characters' }
  | {
      readonly reason: 'text_too_long';
      /** Characters. */
      readonly max: number;
    }
  | {
      readonly reason: 'day_beyond_calendar';
      /** Years. */
      readonly first: string;
      readonly last: string;
    }
  | { readonly reason: 'time_too_early'; readonly year: string }
  | { readonly reason: 'page_too_far'; readonly pages: number };
