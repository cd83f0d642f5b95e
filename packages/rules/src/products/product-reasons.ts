/** Why a rule refuses something of a product, with what a sentence needs to say it. */
export type ProductReason =
  | {
      readonly reason:
        | 'title_required'
        | 'category_name_required'
        | 'price_invalid'
        | 'sale_price_missing'
        | 'sale_price_not_lower'
        | 'weight_invalid';
    }
  | {
      readonly reason: 'title_too_long' | 'brand_too_long' | 'tag_too_long' | 'sku_too_long';
      /** Characters. */
      readonly max: number;
    }
  | { readonly reason: 'too_many_tags'; readonly max: number }
  | BarcodeReason
  | OptionsReason
  | EntriesReason
  | CategoryReason;

/** Why a code cannot be kept. */
export type BarcodeReason =
  | { readonly reason: 'barcode_too_long'; readonly max: number }
  | { readonly reason: 'barcode_characters' }
  | {
      readonly reason: 'barcode_check_digit';
      /** What it should be. */
      readonly digit: string;
    };

/** Why no combinations can be made of options. */
export type OptionsReason =
  | { readonly reason: 'too_many_options'; readonly max: number }
  | { readonly reason: 'too_many_combinations'; readonly count: number; readonly max: number }
  | { readonly reason: 'option_name'; readonly max: number }
  | { readonly reason: 'option_repeated' | 'no_entries'; readonly option: string }
  | { readonly reason: 'too_many_entries' | 'entry_invalid'; readonly option: string; readonly max: number }
  | { readonly reason: 'entry_repeated'; readonly option: string; readonly entry: string };

/** Why the entries of variants do not fit the options. */
export type EntriesReason =
  | {
      readonly reason: 'wrong_entries' | 'entries_repeated';
      /** The name of the combination. */
      readonly variant: string;
    }
  | { readonly reason: 'no_options' };

/** Why a category cannot lie there. */
export type CategoryReason =
  | { readonly reason: 'category_circle' }
  | { readonly reason: 'category_too_deep'; readonly max: number };

/** Why a change of many products cannot be made on one of them. */
export type BulkEditReason =
  | { readonly reason: 'edit_too_many_tags'; readonly max: number }
  | { readonly reason: 'edit_price_rounds_to_zero' | 'edit_sale_not_below' | 'edit_no_sale_price' };

/** Why a file is no picture for us. */
export type PictureReason =
  | { readonly reason: 'picture_file_empty' | 'picture_type_unknown' }
  | { readonly reason: 'picture_file_too_large'; readonly megabytes: number }
  | { readonly reason: 'picture_too_many_pixels'; readonly megapixels: number };

/** What a rule answers when it can refuse: nothing, or the reason. */
export type Refusal<Reason> = { readonly ok: true } | ({ readonly ok: false } & Reason);
