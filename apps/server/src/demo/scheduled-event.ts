import type { CurrencyCode } from '@sokoni/rules/money/currencies';
import type { PaymentMethod } from '@sokoni/rules/orders/order-labels';
import type { PaymentType } from '@sokoni/rules/orders/payment-types';
import type { ProductTypeId } from '@sokoni/rules/stores/product-types';
import type { OnlineShop } from './online/online-shop.ts';

/** One store of the demo: what it is, what it sells, and how its year went. */
export interface Story {
  readonly name: string;
  readonly description: string;
  readonly subDomain: string;
  readonly currency: CurrencyCode;
  readonly productType: ProductTypeId;
  readonly timezone: string;
  readonly country: string;
  readonly address: string;
  readonly phone: string;
  readonly vatPercent: number;
  readonly pricesIncludeVat: boolean;
  readonly receiptFooter: string;
  /** On invoices. */
  readonly paymentTerms?: string;
  readonly bankDetails?: string;
  readonly shelves: readonly Shelf[];
  readonly suppliers: readonly string[];
  readonly buyers: readonly string[];
  /** What the telephone numbers of the buyers begin with; seven digits follow. */
  readonly phonesBegin: string;
  /** Share of the sales whose buyer is known, though nothing asks for it. */
  readonly knownBuyers: number;
  /** Hours of the day in UTC. */
  readonly opens: number;
  readonly closes: number;
  /** Of an ordinary day in the middle of the year. */
  readonly salesADay: number;
  /** How much busier the end of the year is than its beginning. */
  readonly growth: number;
  /** From Sunday on, how busy each day is. */
  readonly weekdays: readonly number[];
  /** From January on, how busy each month is. */
  readonly months: readonly number[];
  readonly linesAtMost: number;
  readonly unitsAtMost: number;
  readonly settlements: readonly SettlementHabit[];
  /** Its shop on the web. */
  readonly online: OnlineShop;
}

/** Items of a kind: every entry of `kinds` is a product, and costs so many times the price. */
export interface Shelf {
  readonly items: string;
  readonly text: string;
  readonly category: string;
  /** The drawing of scripts/sample-motifs. */
  readonly motif: string;
  /** At the level of US dollars; see rules/sample-price. */
  readonly price: number;
  readonly kinds: Readonly<Record<string, number>>;
  /** Made to order: nobody counts it. */
  readonly isMade?: true;
}

/** How some of the buyers settle. */
export interface SettlementHabit {
  readonly share: number;
  readonly type: PaymentType;
  readonly channel: 'in_person' | 'manual';
  readonly methods: readonly PaymentMethod[];
  /** By when the rest is due. */
  readonly days?: number;
}
