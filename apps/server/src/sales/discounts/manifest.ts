import { staff } from '#core/http/route.ts';
import type { Manifest } from '#core/manifest.ts';
import { takeOverRedemptions } from './reassign-redemptions.ts';
import {
  deleteDiscount,
  getDiscount,
  listDiscounts,
  postDiscount,
  putDiscount,
  putDiscountSwitch,
} from './routes.ts';

export const discounts = {
  routes: {
    'GET /marketplace/v1/stores/{id}/discounts': staff('giveDiscount', listDiscounts),
    'POST /marketplace/v1/stores/{id}/discounts': staff('manageDiscounts', postDiscount),
    'GET /marketplace/v1/stores/{id}/discounts/{discount_id}': staff('giveDiscount', getDiscount),
    'PUT /marketplace/v1/stores/{id}/discounts/{discount_id}': staff('manageDiscounts', putDiscount),
    'PUT /marketplace/v1/stores/{id}/discounts/{discount_id}/switch': staff(
      'manageDiscounts',
      putDiscountSwitch,
    ),
    'DELETE /marketplace/v1/stores/{id}/discounts/{discount_id}': staff('manageDiscounts', deleteDiscount),
  },
  hooks: { customerMerged: takeOverRedemptions },
} satisfies Manifest;
