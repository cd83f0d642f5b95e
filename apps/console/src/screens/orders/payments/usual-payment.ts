import type { CurrencyCode } from '@sokoni/rules/money/currencies';
import { isPaymentProvider, type PaymentProvider } from '@sokoni/rules/online-payments/payment-providers';
import { type PaymentMethod, paymentMethods, type RefundMethod } from '@sokoni/rules/orders/order-labels';
import type { Order } from '#contract-types.ts';
import { amountOf, amountProblem } from '#parts/numbers/typed-number.ts';
import { sayOrderDialog as say } from '#sentences/orders/dialogs.ts';

/**
 * As it was paid the last time, else as its buyer chose to pay it. Credit and gift cards are chosen anew: what they held may be gone; a
 * provider takes payments by itself.
 */
export function usualPaymentMethod({
  payments,
  payment_choice,
}: Pick<Order, 'payments' | 'payment_choice'>): PaymentMethod {
  const chosen = payments.length === 0 && paymentMethods.find((method) => method === payment_choice?.method);
  if (chosen) return chosen;
  const last = usualRefundMethod({ payments });
  return last === 'store_credit' || last === 'gift_card' || isPaymentProvider(last) ? 'cash' : last;
}

/** As it was paid the last time. */
export function usualRefundMethod({ payments }: Pick<Order, 'payments'>): RefundMethod {
  const last = payments.at(-1)?.method ?? 'cash';
  return last === 'exchange' ? 'cash' : last;
}

/** The providers that took a payment for an order, each once: they refund it. */
export function providersOf({ payments }: Pick<Order, 'payments'>): PaymentProvider[] {
  return [...new Set(payments.map(({ method }) => method).filter(isPaymentProvider))];
}

/** The gift cards that paid for an order, each once. */
export function cardsOf({ payments }: Pick<Order, 'payments'>) {
  const paid = payments.flatMap(({ gift_card }) => gift_card ?? []);
  return [...new Map(paid.map((card) => [card.id, card])).values()];
}

/**
 * What is wrong with an amount that is typed; undefined for nothing.
 * @param most the most that it can be, in minor units, and how that is written
 */
export function paymentProblem(
  text: string,
  currency: CurrencyCode,
  most: { amount: number; text: string },
): string | undefined {
  const problem = amountProblem(text, currency, 'an amount above 0');
  const amount = amountOf(text, currency) ?? 0;
  if (problem || amount === 0) return problem ?? say('money.noAmount');
  return amount > most.amount ? say('money.most', { amount: most.text }) : undefined;
}
