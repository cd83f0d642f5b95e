import type { AccountReason } from '#access/account-reasons.ts';
import type { ContactReason } from '#contacts/contact-fields.ts';
import type { AddressReason } from '#contacts/postal-address.ts';
import type { DeliveryReason } from '#delivery/delivery-reasons.ts';
import type { DiscountReason } from '#discounts/discount-check.ts';
import type { DocumentMailReason } from '#documents/document-mail.ts';
import type { ProviderKeyReason } from '#online-payments/provider-keys.ts';
import type { ProductReason } from '#products/product-reasons.ts';
import type { StorefrontReason } from '#storefront/storefront-reasons.ts';
import type { StoreReason } from '#stores/store-reasons.ts';
import type { FieldReason } from './field-reasons.ts';

/** Why a rule refuses something. Each area that answers reasons adds its own; the edges have a sentence for each. */
export type Reason =
  | AccountReason
  | AddressReason
  | ContactReason
  | DeliveryReason
  | DiscountReason
  | DocumentMailReason
  | FieldReason
  | ProductReason
  | ProviderKeyReason
  | StorefrontReason
  | StoreReason;
