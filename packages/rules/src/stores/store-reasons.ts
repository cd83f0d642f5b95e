/** Why a rule refuses something of a store, its taxes or an invite to it, with what a sentence needs to say it. */
export type StoreReason =
  | { readonly reason: SimpleReason }
  | {
      readonly reason: 'store_name_too_long' | 'sub_domain_too_long' | 'invite_message_too_long' | TextReason;
      /** Characters. */
      readonly max: number;
    }
  | {
      readonly reason: 'percent_too_many_decimals';
      /** Decimals. */
      readonly places: number;
    };

/** A text of a store is too long. */
export type TextReason =
  | 'description_too_long'
  | 'address_too_long'
  | 'receipt_footer_too_long'
  | 'invoice_footer_too_long'
  | 'statement_footer_too_long'
  | 'payment_terms_too_long'
  | 'bank_details_too_long';

type SimpleReason =
  | 'store_name_required'
  | 'currency_required'
  | 'currency_unknown'
  | 'product_type_required'
  | 'channel_required'
  | 'store_module_unknown'
  | 'sub_domain_required'
  | 'sub_domain_characters'
  | 'sub_domain_hyphens'
  | 'sub_domain_reserved'
  | 'country_invalid'
  | 'timezone_invalid'
  | 'url_invalid'
  | 'handle_invalid'
  | 'whatsapp_invalid'
  | 'percent_invalid'
  | 'percent_out_of_range'
  | 'tax_rate_name_required'
  | 'role_required';
