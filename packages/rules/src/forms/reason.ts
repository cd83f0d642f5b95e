import type { AccountReason } from '#access/account-reasons.ts';
import type { DiscountReason } from '#discounts/discount-check.ts';
import type { DocumentMailReason } from '#documents/document-mail.ts';
import type { ProductReason } from '#products/product-reasons.ts';

/** Why a rule refuses something. Each area that answers reasons adds its own; the edges have a sentence for each. */
export type Reason = AccountReason | DiscountReason | DocumentMailReason | ProductReason;
