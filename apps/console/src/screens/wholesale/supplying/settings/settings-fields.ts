import type { CurrencyCode } from '@sokoni/rules/money/currencies';
import type { PaymentTerms } from '@sokoni/rules/wholesale/payment-terms';
import type { BodyFor, WholesaleSettings } from '#contract-types.ts';
import { amountOf, amountProblem, amountText } from '#parts/numbers/typed-number.ts';
import { saySupplying } from '#sentences/wholesale/parts.ts';
import { isShareOrNothing, percentOf } from '../form/typed-percent.ts';
import type { Problems } from '../form/use-typed-form.ts';

/** How the store sells to companies, as it is typed. */
export interface SettingsFields {
  listed: boolean;
  introduction: string;
  offers: WholesaleSettings['offers'];
  minimum_first_order: string;
  minimum_order: string;
  payment_terms: PaymentTerms;
  deposit_percent: string;
  mails_new_orders: boolean;
}

export function settingsFields(settings: WholesaleSettings, currency: CurrencyCode): SettingsFields {
  const { listed, introduction, offers, payment_terms, deposit_percent, mails_new_orders } = settings;
  return {
    listed,
    introduction,
    offers,
    minimum_first_order: amountText(settings.minimum_first_order, currency),
    minimum_order: amountText(settings.minimum_order, currency),
    payment_terms,
    deposit_percent: deposit_percent === null ? '' : String(Number(deposit_percent)),
    mails_new_orders,
  };
}

export function settingsProblems(typed: SettingsFields, currency: CurrencyCode): Problems<SettingsFields> {
  const first = minimumProblem(typed.minimum_first_order, currency);
  const each = minimumProblem(typed.minimum_order, currency);
  return {
    ...(first && { minimum_first_order: first }),
    ...(each && { minimum_order: each }),
    ...(!isShareOrNothing(typed.deposit_percent) && { deposit_percent: saySupplying('problem.percent') }),
  };
}

export function settingsBody(
  typed: SettingsFields,
  currency: CurrencyCode,
): Omit<BodyFor<'PUT /marketplace/v1/stores/{id}/wholesale/settings'>, 'version'> {
  return {
    ...typed,
    introduction: typed.introduction.trim(),
    minimum_first_order: amountOf(typed.minimum_first_order, currency),
    minimum_order: amountOf(typed.minimum_order, currency),
    deposit_percent: percentOf(typed.deposit_percent) ?? null,
  };
}

function minimumProblem(text: string, currency: CurrencyCode): string | undefined {
  const amount = amountOf(text, currency);
  if (amount !== null && amount <= 0) return saySupplying('problem.amount');
  return amountProblem(text, currency, 'an amount');
}
