import { type FormProblems, formProblems, type ReasonedField } from '#forms/form-problems.ts';
import { isWithin } from '#money/is-within.ts';
import { maxPrice } from '#money/price-change.ts';
import type { StorefrontReason } from './storefront-reasons.ts';

/** A wallet that customers send money to. */
export interface MobileMoneyAccount {
  readonly id: string;
  /** `M-Pesa`, `MTN MoMo`. */
  readonly name: string;
  /** Phone, till or paybill number. */
  readonly number: string;
  /** How to pay, in the store's words. */
  readonly instructions: string;
}

/** How customers of the storefront pay without a payment provider. What is paid is recorded by hand. */
export interface ManualPayments {
  readonly pay_on_delivery: boolean;
  /** The most that an order may come to, in minor units; null without a limit. */
  readonly pay_on_delivery_max: number | null;
  /** Delivery zones; null: all of them. Who collects pays on collection everywhere. */
  readonly pay_on_delivery_zones: string[] | null;
  /** To the bank details of the store, which its invoices carry too. */
  readonly bank_transfer: boolean;
  /** Customers are asked for a picture of the transfer. */
  readonly bank_transfer_proof: boolean;
  /** Until the order is overdue. */
  readonly bank_transfer_days: number;
  readonly mobile_money: MobileMoneyAccount[];
}

export const manualPaymentLimits = {
  accounts: 5,
  accountNameLength: 40,
  accountNumberLength: 40,
  instructionsLength: 300,
  transferDays: { min: 1, max: 30 },
} as const;

/** What a store offers that has set nothing: nothing, as nobody has said where the money goes. */
export const defaultManualPayments: ManualPayments = {
  pay_on_delivery: false,
  pay_on_delivery_max: null,
  pay_on_delivery_zones: null,
  bank_transfer: false,
  bank_transfer_proof: false,
  bank_transfer_days: 3,
  mobile_money: [],
};

/** A way to pay as checkout offers it. */
export type ManualMethod =
  | { readonly method: 'pay_on_delivery' }
  | {
      readonly method: 'bank_transfer';
      readonly bank_details: string;
      readonly asks_proof: boolean;
      readonly days: number;
    }
  | ({ readonly method: 'mobile_money' } & MobileMoneyAccount);

/**
 * The ways to pay an order without a provider.
 * @param total in minor units
 * @param zone_id where it is delivered; null: it is collected
 * @param bank_details of the store
 */
export function manualMethods(
  settings: ManualPayments,
  { total, zone_id, bank_details }: { total: number; zone_id: string | null; bank_details: string },
): ManualMethod[] {
  const { pay_on_delivery, pay_on_delivery_max: most, pay_on_delivery_zones: zones } = settings;
  const isNear = zone_id === null || zones === null || zones.includes(zone_id);
  const methods: ManualMethod[] = [];
  if (pay_on_delivery && isNear && (most === null || total <= most))
    methods.push({ method: 'pay_on_delivery' });
  if (settings.bank_transfer && bank_details !== '') {
    const { bank_transfer_proof: asks_proof, bank_transfer_days: days } = settings;
    methods.push({ method: 'bank_transfer', bank_details, asks_proof, days });
  }
  for (const account of settings.mobile_money) methods.push({ method: 'mobile_money', ...account });
  return methods;
}

/** Checks the settings, in the order of the page. Problems of an account are named `mobile_money.0.number`. */
export function checkManualPayments(
  settings: ManualPayments,
  { bank_details }: { bank_details: string },
): FormProblems<string, StorefrontReason> {
  const { pay_on_delivery_max: most, bank_transfer_days: days, mobile_money } = settings;
  const { min, max } = manualPaymentLimits.transferDays;
  const isMost = most === null || (Number.isInteger(most) && most > 0 && most <= maxPrice);
  return formProblems<string, StorefrontReason>([
    ['pay_on_delivery_max', isMost ? undefined : { reason: 'pay_on_delivery_max_invalid' }],
    [
      'bank_transfer',
      settings.bank_transfer && bank_details === '' ? { reason: 'bank_details_required' } : undefined,
    ],
    [
      'bank_transfer_days',
      isWithin(days, min, max) ? undefined : { reason: 'transfer_days_invalid', min, max },
    ],
    ...mobile_money.flatMap((account, index) =>
      accountProblems(account).map(
        ([field, reason]): ReasonedField<string, StorefrontReason> => [
          `mobile_money.${index}.${field}`,
          reason,
        ],
      ),
    ),
    ['mobile_money', hasTwin(mobile_money) ? { reason: 'money_account_twice' } : undefined],
  ]);
}

/** Checks one account, in the order of its form. */
export function checkMoneyAccount(
  account: MobileMoneyAccount,
): FormProblems<'name' | 'number', StorefrontReason> {
  return formProblems(accountProblems(account));
}

function accountProblems({
  name,
  number,
}: MobileMoneyAccount): ReasonedField<'name' | 'number', StorefrontReason>[] {
  return [
    ['name', name.trim() === '' ? { reason: 'money_account_name_required' } : undefined],
    ['number', number.trim() === '' ? { reason: 'money_account_number_required' } : undefined],
  ];
}

function hasTwin(accounts: readonly MobileMoneyAccount[]): boolean {
  const ids = new Set(accounts.map(({ id }) => id));
  const names = new Set(accounts.map(({ name, number }) => `${name.trim().toLowerCase()} ${number.trim()}`));
  return ids.size < accounts.length || names.size < accounts.length;
}
