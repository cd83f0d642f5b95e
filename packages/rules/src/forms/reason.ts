import type { AccountReason } from '#access/account-reasons.ts';
import type { ContactReason } from '#contacts/contact-fields.ts';
import type { DiscountReason } from '#discounts/discount-check.ts';
import type { DocumentMailReason } from '#documents/document-mail.ts';
import type { ProductReason } from '#products/product-reasons.ts';
import type { StoreReason } from '#stores/store-reasons.ts';
import type { FieldReason } from './field-reasons.ts';

/** Why a rule refuses something. Each area that answers reasons adds its own; the edges have a sentence for each. */
export type Reason =
  | AccountReason
  | ContactReason
  | DiscountReason
  | DocumentMailReason
  | FieldReason
  | ProductReason
  | StoreReason;
