import { toThousandths } from '@sokoni/rules/money/percent';
import { maxPrice } from '@sokoni/rules/money/price-change';
import { orderFlagKinds } from '@sokoni/rules/orders/order-flags';
import {
  moneyMethods,
  orderChannels,
  paymentMethods,
  refundMethods,
} from '@sokoni/rules/orders/order-labels';
import { orderStates } from '@sokoni/rules/orders/order-state';
import { fulfilmentStatuses, paymentStatuses } from '@sokoni/rules/orders/order-statuses';
import { paymentTypes } from '@sokoni/rules/orders/payment-types';
import { maxQuantity } from '@sokoni/rules/stock/stock';
import * as z from 'zod';
import { id } from '#fields.ts';
import { refusal } from '#refusals.ts';

export const orderState = z.enum(orderStates);
export const paymentStatus = z.enum(paymentStatuses);
export const fulfilmentStatus = z.enum(fulfilmentStatuses);
export const orderChannel = z.enum(orderChannels);
export const orderFlag = z.enum(orderFlagKinds);
export const paymentMethod = z.enum(paymentMethods);
/** A provider refunds what it took: the money goes back by itself. */
export const refundMethod = z.enum(refundMethods);
/** All that can stand in the books. */
export const moneyMethod = z.enum(moneyMethods);
export const paymentType = z.enum(paymentTypes);
export const units = z
  .number()
  .int()
  .min(1, refusal('quantity_below_one'))
  .max(maxQuantity, refusal('too_large'));
export const money = z.number().int().min(0, refusal('amount_negative')).max(maxPrice, refusal('too_large'));
export const payable = z
  .number()
  .int()
  .min(1, refusal('amount_not_positive'))
  .max(maxPrice, refusal('too_large'));
export const percent = z.string().refine((value) => {
  const read = toThousandths(value);
  return read.ok && read.value > 0 && read.value <= 100_000;
}, refusal('discount_percent_unreadable'));
/** A tax rate: 0 is one too, and other than none. */
export const taxRate = z.string().refine((value) => toThousandths(value).ok, refusal('percent_unreadable'));
/** Minor units; null for a role that sees no money. */
export const shownMoney = z.number().int().nullable();
export const named = z.object({ id, name: z.string() });
