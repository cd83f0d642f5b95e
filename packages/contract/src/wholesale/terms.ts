import { maxPrice } from '@sokoni/rules/money/price-change';
import { paymentTerms } from '@sokoni/rules/wholesale/payment-terms';
import { priceListLimits } from '@sokoni/rules/wholesale/price-breaks';
import { wholesaleLimits } from '@sokoni/rules/wholesale/wholesale-limits';
import * as z from 'zod';
import { id } from '#fields.ts';

/** What calls of both sides of wholesale have in common. Amounts are minor units of the supplier's currency. */

export const terms = z.enum(paymentTerms);

/** Minor units above 0. */
export const amount = z.number().int().min(1).max(maxPrice);

/** A percentage with up to 3 decimals, kept exactly. */
export const percentage = z.string().regex(/^(100(\.0{1,3})?|\d{1,2}(\.\d{1,3})?)$/);

export const units = z.number().int().min(1).max(wholesaleLimits.quantity);

export const priceBreak = z.strictObject({
  /** Units of one line from which the price holds. */
  minimum: units,
  unit_price: z.number().int().min(0).max(maxPrice),
});

export const priceBreaks = z.array(priceBreak).max(priceListLimits.breaks);

export const orderedLine = z.strictObject({ variant_id: id, quantity: units });

export const orderedLines = z.array(orderedLine).max(wholesaleLimits.lines);
