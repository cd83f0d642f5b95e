/** A currency that a store can trade in. `decimals` is the number of digits of its minor unit. */
export interface Currency {
  readonly symbol: string;
  readonly decimals: 0 | 2;
}

/** The currencies of SPEC section 3, in its order. */
export const currencies = {
  USD: { symbol: '$', decimals: 2 },
  GBP: { symbol: '£', decimals: 2 },
  AED: { symbol: 'د.إ', decimals: 2 },
  NGN: { symbol: '₦', decimals: 2 },
  KES: { symbol: 'KSh', decimals: 2 },
  GHS: { symbol: 'GH₵', decimals: 2 },
  ZAR: { symbol: 'R', decimals: 2 },
  EGP: { symbol: 'E£', decimals: 2 },
  CAD: { symbol: 'CA$', decimals: 2 },
  RWF: { symbol: 'FRw', decimals: 0 },
} as const satisfies Record<string, Currency>;

export type CurrencyCode = keyof typeof currencies;

/** The supported codes in SPEC order, for select lists and schemas. */
export const currencyCodes = Object.keys(currencies) as readonly CurrencyCode[];

/** Whether an untrusted value is one of the supported codes (upper case, exactly). */
export function isCurrencyCode(value: unknown): value is CurrencyCode {
  return typeof value === 'string' && Object.hasOwn(currencies, value);
}

/** Symbol and decimals of a supported currency. */
export function currencyOf(code: CurrencyCode): Currency {
  return currencies[code];
}
