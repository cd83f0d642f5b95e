import type { CurrencyCode } from '#money/currencies.ts';
import { type PaymentMethod, paymentMethods } from '#orders/order-labels.ts';
import { smallestCoin } from './cash.ts';

/** Whether a till asks for the number of a payment, such as that of a transfer. */
export const referenceRules = ['off', 'optional', 'required'] as const;

/** A way to pay at a till, as the store calls it. */
export interface TillMethod {
  readonly id: string;
  /** In the store's own words; empty: the name of its kind. */
  readonly name: string;
  readonly kind: PaymentMethod;
  readonly opens_drawer: boolean;
  readonly reference: (typeof referenceRules)[number];
  readonly active: boolean;
}

/** How the tills of a store take money. */
export interface TillSettings {
  /** In the order in which a till shows them. */
  readonly methods: TillMethod[];
  /** Cash that settles a sale is rounded to the smallest coin. */
  readonly round_cash: boolean;
  /** What a till offers as a tip; empty: it asks for none. */
  readonly tip_percents: number[];
  /** After so long without a touch a till locks itself; null: never. */
  readonly lock_minutes: number | null;
}

export const tillSettingsLimits = {
  methods: 20,
  methodNameLength: 40,
  tipPercents: 4,
  lockMinutes: 240,
} as const;

/** Of these a store has one way to pay at most: its drawer, and what it keeps for its customers. */
const onceOnly: readonly PaymentMethod[] = ['cash', 'store_credit', 'gift_card'];

/** Whether a number of its own may stand at a payment of this kind. */
export function hasReference(kind: PaymentMethod): boolean {
  return !onceOnly.includes(kind);
}

/** Whether a tip may come with a payment of this kind: what the store keeps for somebody pays for items alone. */
export function takesTip(kind: PaymentMethod): boolean {
  return kind !== 'store_credit' && kind !== 'gift_card';
}

/** The kinds of which a store may add one more way to pay. */
export function addableKinds(methods: readonly Pick<TillMethod, 'kind'>[]): PaymentMethod[] {
  return paymentMethods.filter(
    (kind) => !onceOnly.includes(kind) || methods.every((method) => method.kind !== kind),
  );
}

/** How a store takes money that has set nothing: every kind of payment under its own name, cash rounded where it has to be. */
export function defaultTillSettings(currency: CurrencyCode): TillSettings {
  return {
    methods: paymentMethods.map((kind) => ({
      id: kind,
      name: '',
      kind,
      opens_drawer: kind === 'cash',
      reference: hasReference(kind) ? 'optional' : 'off',
      active: true,
    })),
    round_cash: smallestCoin(currency) > 1,
    tip_percents: [],
    lock_minutes: null,
  };
}

/** Why a list of ways to pay is none. */
export type MethodsProblem = 'none_active' | 'kind_twice' | 'name_twice' | 'id_twice';

/** What is wrong with a list of ways to pay; null for nothing. */
export function methodsProblem(methods: readonly TillMethod[]): MethodsProblem | null {
  if (!methods.some(({ active }) => active)) return 'none_active';
  const kinds = methods.map(({ kind }) => kind);
  if (hasTwice(kinds.filter((kind) => onceOnly.includes(kind)))) return 'kind_twice';
  if (hasTwice(methods.map(({ name, kind }) => name.trim().toLowerCase() || `${kind} `))) return 'name_twice';
  return hasTwice(methods.map(({ id }) => id)) ? 'id_twice' : null;
}

function hasTwice(values: readonly string[]): boolean {
  return new Set(values).size < values.length;
}

/** What a percentage of a payment makes as a tip, in minor units; in cash to the coin. */
export function tipOf(amount: number, percent: number, step: number): number {
  return Math.round((amount * percent) / 100 / step) * step;
}
