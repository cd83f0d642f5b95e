import type { ShopPolicy } from '@sokoni/rules/storefront/preferences';
import type { Picture, ProductCard } from './shop.ts';
import type { WholesalePage } from './wholesale-pages.ts';

/** A line of a visitor's cart; amounts in minor units. */
export interface CartLine {
  variant_id: string;
  title: string;
  variant_name: string;
  /** Of its product's page; null where there is none any more. */
  slug: string | null;
  picture: Picture | null;
  /** What is wanted, and what can be bought of it by now. */
  quantity: number;
  buys: number;
  unit_price: number;
  /** What a unit cost when the visitor saw it last. */
  seen_price: number;
  /** Before discounts, of what can be bought. */
  total: number;
  news: LineNews | null;
}

export type LineNews = 'unavailable' | 'sold_out' | 'fewer_left' | 'price_changed';

export interface Cart {
  lines: readonly CartLine[];
  /** Units that can be bought. */
  units: number;
  discount_code: string | null;
  discount_title: string;
  /** Why the code takes nothing off; null where it does. */
  discount_refusal: string | null;
  subtotal: number;
  discount: number;
  /** Null where prices include it, or none is charged. */
  vat: number | null;
  /** Before delivery. */
  total: number;
}

/** A discount code as it was typed, and why it does not count. */
export interface RefusedCode {
  typed: string;
  problem: string;
}

/** What is bought and what it comes to, beside a checkout and on an order; amounts in minor units. */
export interface Summary {
  lines: readonly { title: string; variant_name: string; quantity: number; amount: number }[];
  subtotal: number;
  discount: number;
  vat: number | null;
  /** Null before one is chosen. */
  delivery: { title: string; amount: number } | null;
  total: number;
}

export interface Choice {
  key: string;
  title: string;
  details: string;
  /** In minor units; null where it costs nothing of its own. */
  amount: number | null;
  /** One of them has to be chosen with it; null: nothing has. */
  times: readonly { key: string; label: string }[] | null;
}

export interface Checkout {
  id: string;
  summary: Summary;
  discount_code: string | null;
  /** Why the code takes nothing off; null where it does. */
  discount_refusal: string | null;
  /** One was applied; what it pays may be nothing by now. */
  has_gift_card: boolean;
  by_gift_card: number;
  /** What a buyer who has logged in can spend, and what of it is spent here; in minor units. */
  credit: number;
  by_credit: number;
  /** In minor units, after the gift card and the credit. */
  to_pay: number;
  /** The time of day until which its stock is held, where the shop is. */
  held_until: string;
  /** What the buyer has filled in, by the names of the fields. */
  values: Readonly<Record<string, string>>;
  /** A phone number as the country of the address writes it; empty where we know none. */
  phone_example: string;
  deliveries: readonly Choice[];
  delivery_refusal: string;
  takes_notes: boolean;
  /** The texts that apply to an order, where the shop has published such a page. */
  policies: readonly ShopPolicy[];
  payments: readonly Choice[];
  countries: readonly { code: string; name: string }[];
  /** Of the account, where the buyer has logged in. */
  addresses: readonly { id: string; label: string }[];
}

/** What is said of a line before payment. */
export interface LineNotice {
  title: string;
  left: number;
}

/** An order as its buyer follows it. */
export interface FollowedOrder {
  /** Of its link. */
  token: string;
  number: string;
  test: boolean;
  status: 'placed' | 'ready' | 'part_fulfilled' | 'fulfilled' | 'part_returned' | 'returned' | 'cancelled';
  /** In words. */
  placed_on: string;
  summary: Summary;
  /** What the items that came back were worth. */
  returned: number;
  paid: number;
  refunded: number;
  balance_due: number;
  /** How the rest is paid by hand; null where nothing is, or it is paid elsewhere. */
  paying: {
    title: string;
    details: string;
    /** It comes to an account, where the store looks for the number of the order. */
    needs_reference: boolean;
    asks_proof: boolean;
    /** How many pictures of it were sent. */
    proofs: number;
  } | null;
  /** The buyer comes for it. */
  collected: boolean;
  /** Where that is, when, and what the store says of the way; null for one that is brought, or is not collected any more. */
  collecting: { lines: readonly string[]; time: string; instructions: string } | null;
  /** Where it is brought, line by line; who comes for it. */
  address: readonly string[];
  parcels: readonly { carrier: string; number: string; url: string; sent_on: string }[];
}

/** What a buyer who has logged in finds; amounts in minor units, days in words. */
export interface BuyerAccount {
  email: string;
  orders: readonly {
    id: string;
    number: string;
    /** Where it is followed. */
    link: string;
    placed_on: string;
    status: FollowedOrder['status'];
    total: number;
  }[];
  page: number;
  pages: number;
  credit: number;
  gift_cards: readonly { last_four: string; balance: number; ends_on: string | null }[];
  addresses: readonly { id: string; lines: readonly string[] }[];
  /** Where another address can be; empty while nothing was bought. */
  countries: readonly { code: string; name: string }[];
}

/** Nothing asked; a link was mailed; the link was opened; joined. */
export type NewsletterState = 'open' | 'asked' | 'confirm' | 'joined';

/** The pages that each visitor has of their own: never kept, never listed. */
export type VisitorPage =
  | { kind: 'cart'; cart: Cart; problem: string; refused_code?: RefusedCode | undefined }
  | {
      kind: 'checkout';
      /** Null where nothing can be bought. */
      checkout: Checkout | null;
      notices: readonly LineNotice[];
      /** By the names of the fields; `''` for what belongs to none. */
      problems: Readonly<Record<string, string>>;
    }
  | { kind: 'order'; order: FollowedOrder | null; problem: string }
  | {
      kind: 'account_login';
      /** Where a code was mailed to; empty: none was asked for. */
      email: string;
      problems: Readonly<Record<string, string>>;
    }
  | {
      kind: 'account';
      account: BuyerAccount;
      problem: string;
      /** The address that is being added, by the names of its fields; null: none is. */
      typed: Readonly<Record<string, string>> | null;
    }
  | {
      kind: 'contact';
      state: 'open' | 'sent';
      values: Readonly<Record<string, string>>;
      problems: Readonly<Record<string, string>>;
    }
  | {
      kind: 'newsletter';
      state: NewsletterState;
      email: string;
      problems: Readonly<Record<string, string>>;
    }
  | { kind: 'wish_list'; products: readonly ProductCard[] }
  | { kind: 'wholesale'; page: WholesalePage };
