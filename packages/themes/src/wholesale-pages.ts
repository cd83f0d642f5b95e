import type { VariantCombination } from '@sokoni/rules/cart/wholesale-cart';
import type { Ageing } from '@sokoni/rules/credit/receivables-ageing';
import type { CartFigures, CartTerms } from '@sokoni/rules/wholesale/cart-figures';
import type { LineProblem, OfferedProduct } from '@sokoni/rules/wholesale/cart-line';
import type { PaymentTerms } from '@sokoni/rules/wholesale/payment-terms';
import type { PriceBreak } from '@sokoni/rules/wholesale/price-breaks';
import type { KeptQuoteState, QuoteSide, QuoteState } from '@sokoni/rules/wholesale/quotes';
import type { FollowedOrder } from './visitor-pages.ts';

/** What stands above each page of somebody who orders for a company. */
export interface WholesaleFrame {
  company: string;
  /** The person. */
  buyer: string;
  /** Lines of the cart. */
  lines: number;
  /** The supplier has paused the company: what it ordered before stays, and it orders nothing. */
  isPaused: boolean;
}

/** A product as the company buys it. */
export interface CatalogueProduct extends OfferedProduct {
  readonly sku: string;
  /** Units in a case; null where it is not sold in cases. */
  readonly case_quantity: number | null;
  readonly variant_combinations: readonly (VariantCombination & { readonly sku: string })[];
}

/** A page of what a company is offered, and how it was asked for. */
export interface WholesaleCatalogue {
  products: readonly CatalogueProduct[];
  /** Units in the cart, by variant. */
  inCart: ReadonlyMap<string, number>;
  search: string;
  /** The id of the category; empty for all. */
  category: string;
  categories: readonly { id: string; name: string }[];
  page: number;
  hasMore: boolean;
}

/** A line of the cart; amounts in minor units. */
export interface WholesaleCartLine {
  variant_id: string;
  title: string;
  variant_name: string;
  picture: string | null;
  quantity: number;
  case_quantity: number | null;
  unit_price: number;
  amount: number;
  /** The next volume price. */
  next: PriceBreak | null;
  problem: LineProblem | null;
  minimum_quantity: number;
  quantity_step: number;
}

export interface WholesaleCart {
  lines: readonly WholesaleCartLine[];
  figures: CartFigures;
  terms: CartTerms;
  /** Lines of what is offered no more. */
  dropped: number;
}

/** The order as it is about to be placed. */
export interface WholesaleCheckout extends WholesaleDeliverTo {
  /** Of the order: sent twice, it is placed once. */
  id: string;
  cart: WholesaleCart;
}

/** Where an order goes, as it is chosen. */
export interface WholesaleDeliverTo {
  addresses: readonly { id: string; label: string }[];
  countries: readonly { code: string; name: string }[];
  /** What was filled in, by the names of the fields. */
  values: Readonly<Record<string, string>>;
  /** By the names of the fields; `''` for what belongs to none. */
  problems: Readonly<Record<string, string>>;
}

/** Amounts in minor units, days in words. */
export interface WholesaleOrderRow {
  id: string;
  number: string;
  placed_on: string;
  status: FollowedOrder['status'];
  /** The company's own number. */
  reference: string;
  /** What was ordered; what came back is not taken off. */
  total: number;
  balance_due: number;
  /** Paid, and to be given back to the company. */
  refund_due: number;
  due_on: string | null;
}

export interface WholesaleOrder extends WholesaleOrderRow {
  test: boolean;
  note: string;
  lines: readonly {
    id: string;
    title: string;
    variant_name: string;
    sku: string;
    quantity: number;
    fulfilled: number;
    returned: number;
    unit_price: number;
    amount: number;
  }[];
  subtotal: number;
  discount: number;
  /** Null where none is charged on top. */
  vat: number | null;
  shipping: number;
  /** What the items that came back are worth. */
  returned: number;
  paid: number;
  refunded: number;
  /** Asked for at once; what of it is still to be paid. */
  deposit: number;
  deposit_due: number;
  payments: readonly { kind: 'payment' | 'refund'; amount: number; paid_on: string }[];
  parcels: FollowedOrder['parcels'];
  address: readonly string[];
}

/** Amounts in minor units, days in words. */
export interface WholesaleQuoteRow {
  id: string;
  number: string;
  state: QuoteState;
  updated_on: string;
  /** The last day of an offer. */
  valid_until: string | null;
  total: number;
}

export interface WholesaleQuote extends WholesaleQuoteRow {
  version: number;
  payment_terms: PaymentTerms;
  subtotal: number;
  vat: number;
  /** What it became. */
  order: { id: string; number: string } | null;
  canAccept: boolean;
  canCounter: boolean;
  canDecline: boolean;
  /** Whether there is a PDF of it. */
  isPrinted: boolean;
  lines: readonly {
    variant_id: string;
    title: string;
    variant_name: string;
    sku: string;
    quantity: number;
    /** What a unit costs without a quote; what the company asked for; what it costs now, also as it is typed. */
    list_price: number;
    asked_price: number | null;
    unit_price: number;
    typed_price: string;
    amount: number;
  }[];
  history: readonly {
    id: string;
    act: KeptQuoteState;
    side: QuoteSide;
    text: string;
    valid_until: string | null;
    total: number;
    on: string;
  }[];
}

/** What a company owes, and what it is to be given back. */
export interface WholesaleAccount {
  ageing: Ageing;
  unpaid: readonly WholesaleOrderRow[];
  refund_due: number;
  /** The orders with a refund due. */
  refundable: readonly WholesaleOrderRow[];
  /** The days that a statement begins and ends with, until others are chosen: `2026-11-28`. */
  from_day: string;
  to_day: string;
}

/** The pages of the shop for companies. */
export type WholesalePage =
  | {
      view: 'welcome';
      introduction: string;
      /** Where a code was mailed to; empty: none was asked for. */
      email: string;
      /** Signed in with an email that orders for no company; null: not signed in. */
      stranger: string | null;
      problems: Readonly<Record<string, string>>;
    }
  | {
      view: 'access';
      state: 'open' | 'sent';
      values: Readonly<Record<string, string>>;
      problems: Readonly<Record<string, string>>;
    }
  | { view: 'paused'; frame: WholesaleFrame }
  | {
      view: 'catalogue';
      frame: WholesaleFrame;
      terms: CartTerms;
      catalogue: WholesaleCatalogue;
      problem: string;
    }
  | {
      view: 'quick';
      frame: WholesaleFrame;
      typed: string;
      /** Lines that are in the cart by now. */
      added: number;
      problems: readonly string[];
    }
  | { view: 'cart'; frame: WholesaleFrame; cart: WholesaleCart; problem: string; left: readonly string[] }
  | { view: 'checkout'; frame: WholesaleFrame; checkout: WholesaleCheckout }
  | {
      view: 'orders';
      frame: WholesaleFrame;
      orders: readonly WholesaleOrderRow[];
      page: number;
      pages: number;
    }
  | { view: 'order'; frame: WholesaleFrame; order: WholesaleOrder; isNew: boolean }
  | {
      view: 'quotes';
      frame: WholesaleFrame;
      quotes: readonly WholesaleQuoteRow[];
      page: number;
      pages: number;
    }
  | {
      view: 'ask';
      frame: WholesaleFrame;
      /** Of the quote: sent twice, it is asked for once. */
      id: string;
      cart: WholesaleCart;
      values: Readonly<Record<string, string>>;
      problem: string;
    }
  | {
      view: 'quote';
      frame: WholesaleFrame;
      quote: WholesaleQuote;
      /** Null where it cannot be ordered by. */
      deliverTo: WholesaleDeliverTo | null;
      values: Readonly<Record<string, string>>;
      problem: string;
    }
  | { view: 'account'; frame: WholesaleFrame; account: WholesaleAccount; problem: string };
