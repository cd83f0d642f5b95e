import type { CurrencyCode } from '@sokoni/rules/money/currencies';
import { checkManualPayments } from '@sokoni/rules/storefront/manual-payments';
import type { ManualPayments } from '#api/sales/manual-payments.ts';
import { amountOf, amountText, countOf } from '#parts/numbers/typed-number.ts';
import { storefrontSentences } from '#sentences/settings/storefront.ts';

/** Payment on delivery and by bank transfer, as they are typed. */
export type ManualPaymentFields = {
  pay_on_delivery: boolean;
  pay_on_delivery_max: string;
  /** `all`, or the ids of zones with a blank between. */
  pay_on_delivery_zones: string;
  bank_transfer: boolean;
  bank_transfer_proof: boolean;
  bank_transfer_days: string;
};

export const allZones = 'all';

export function fieldsOf(settings: ManualPayments, currency: CurrencyCode): ManualPaymentFields {
  const { pay_on_delivery, bank_transfer, bank_transfer_proof, bank_transfer_days } = settings;
  return {
    ...{ pay_on_delivery, bank_transfer, bank_transfer_proof },
    pay_on_delivery_max: amountText(settings.pay_on_delivery_max, currency),
    pay_on_delivery_zones: settings.pay_on_delivery_zones?.join(' ') ?? allZones,
    bank_transfer_days: String(bank_transfer_days),
  };
}

/** What is sent of it. What no field holds is refused as any other number that is none. */
export function settingsOf(fields: ManualPaymentFields, currency: CurrencyCode) {
  const { pay_on_delivery_max: most, pay_on_delivery_zones: zones, bank_transfer_days: days } = fields;
  return {
    ...fields,
    pay_on_delivery_max: most.trim() === '' ? null : (amountOf(most, currency) ?? -1),
    pay_on_delivery_zones: zones === allZones ? null : zones.split(' ').filter(Boolean),
    bank_transfer_days: countOf(days) ?? -1,
  };
}

export function checkFields(fields: ManualPaymentFields, currency: CurrencyCode, bank_details: string) {
  const settings = { ...settingsOf(fields, currency), mobile_money: [] };
  return storefrontSentences(checkManualPayments(settings, { bank_details }));
}
