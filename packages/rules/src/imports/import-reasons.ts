import type { ContactReason } from '#contacts/contact-fields.ts';
import type { ProductReason } from '#products/product-reasons.ts';
import type { CustomerField } from './customers/customer-columns.ts';
import type { PriceField } from './price-columns.ts';
import type { ImportField } from './products/product-columns.ts';

/** Why a cell cannot be taken; `cell` is its beginning. */
export type CellReason =
  | {
      readonly reason: 'amount_unreadable' | 'phone_unreadable';
      readonly cell: string;
      readonly example: string;
    }
  | { readonly reason: 'amount_without_decimals'; readonly cell: string; readonly currency: string }
  | { readonly reason: 'amount_decimals'; readonly cell: string; readonly decimals: number }
  | { readonly reason: 'amount_negative' }
  | {
      readonly reason:
        | 'number_too_large'
        | 'count_unreadable'
        | 'weight_not_whole'
        | 'weight_unreadable'
        | 'not_yes_or_no'
        | 'percent_unreadable'
        | 'status_unreadable'
        | 'country_unreadable';
      readonly cell: string;
    };

/** What there is to say about a row of a file, with what a sentence needs to say it. */
export type ImportReason =
  | CellReason
  | ContactReason
  | ProductReason
  | {
      readonly reason:
        | 'parent_missing'
        | 'reorder_point_negative'
        | 'stock_negative'
        | 'no_price'
        | 'no_product_with_id'
        | 'no_product_with_sku'
        | 'no_street'
        | 'code_missing'
        | 'no_item_with_code'
        | 'codes_of_several'
        | 'minimum_too_small'
        | 'unit_price_missing';
    }
  /** What it was when the file was exported, and what it is now. */
  | { readonly reason: 'stock_short'; readonly before: number; readonly now: number }
  | { readonly reason: 'type_unsupported'; readonly type: string }
  | { readonly reason: 'not_a_picture_link'; readonly address: string }
  | {
      readonly reason: 'too_many_pictures' | 'description_too_long' | 'too_many_breaks' | 'minimum_too_large';
      readonly max: number;
    }
  /** `than` is a smaller quantity. */
  | { readonly reason: 'dearer_in_bulk'; readonly than: number }
  | { readonly reason: 'cell_too_long'; readonly max: number }
  | { readonly reason: 'cell_control_characters' }
  | { readonly reason: 'option_value_missing'; readonly option: string }
  | {
      readonly reason: 'variant_in_row' | 'title_in_row' | 'other_value_in_row' | 'minimum_in_row';
      /** The number of that row, as a spreadsheet shows it. */
      readonly before: string;
    }
  | { readonly reason: 'other_options'; readonly title: string; readonly options: readonly string[] }
  | { readonly reason: 'no_options_yet' | 'several_variants' | 'no_title_or_options'; readonly title: string }
  | SameCustomerReason;

/** Why nobody can say whom a row is about: all of these have its e-mail, or its number. */
export interface SameCustomerReason {
  readonly reason: 'email_of_several' | 'phone_of_several';
  readonly names: readonly string[];
}

/** A column that something is said of. */
export type FindingColumn = ImportField | CustomerField | PriceField | 'addresses';

/** Something to say about a row; a warning leaves something out, an error the whole product. */
export interface Finding {
  readonly row: number;
  readonly level: 'error' | 'warning';
  readonly reason: ImportReason;
  /** Of the cell that it is about, where it is about one. */
  readonly column?: FindingColumn;
}
