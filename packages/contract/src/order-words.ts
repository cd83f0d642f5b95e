import { orderStates } from '@sokoni/rules/order-state';
import { moneyMethods, orderChannels, paymentMethods } from '@sokoni/rules/order-words';
import { paymentTypeLabels } from '@sokoni/rules/payment-types';
import { toThousandths } from '@sokoni/rules/percent';
import { maxPrice } from '@sokoni/rules/price-change';
import { maxQuantity } from '@sokoni/rules/stock';
import { z } from 'zod';
import { id } from './fields.ts';

export const orderState = z.enum(Object.keys(orderStates) as [keyof typeof orderStates]);
export const orderChannel = z.enum(Object.keys(orderChannels) as [keyof typeof orderChannels]);
export const paymentMethod = z.enum(Object.keys(paymentMethods) as [keyof typeof paymentMethods]);
/** All that can stand in the books. */
export const moneyMethod = z.enum(Object.keys(moneyMethods) as [keyof typeof moneyMethods]);
export const paymentType = z.enum(Object.keys(paymentTypeLabels) as [keyof typeof paymentTypeLabels]);
export const day = z.iso.date();
export const pieces = z.number().int().min(1, 'Enter 1 or more').max(maxQuantity, 'This is too large');
export const money = z.number().int().min(0, 'Enter an amount from 0 up').max(maxPrice, 'This is too large');
export const payable = z.number().int().min(1, 'Enter an amount above 0').max(maxPrice, 'This is too large');
export const percent = z.string().refine((value) => {
  const read = toThousandths(value);
  return read.ok && read.value > 0 && read.value <= 100_000;
}, 'Enter a percentage above 0 and up to 100, with at most 3 decimals');
/** Minor units; null for a role that sees no money. */
export const shownMoney = z.number().int().nullable();
export const named = z.object({ id, name: z.string() });
