import type { Language } from '@sokoni/rules/languages';
import type { limits } from '@sokoni/rules/limits';
import type { CurrencyCode } from '@sokoni/rules/money/currencies';
import type { ShopLanguages } from '@sokoni/rules/storefront/shop-languages';
import type { VisitorPage } from './visitor-pages.ts';

/** A picture, by the address of each of its sizes. */
export interface Picture extends Record<keyof typeof limits.imageSizesPx, string> {
  alt: string;
  width: number;
  height: number;
}

/** Whose shop it is, the same on each of its pages. */
export interface Shop {
  name: string;
  description: string;
  /** `https://amina.shops.example`, without a slash at the end. */
  url: string;
  currency: CurrencyCode;
  /** Of this page. */
  language: Language;
  /** In which it can be read, the main one first. */
  languages: ShopLanguages;
  /** A preview: what is ordered is a test. */
  test: boolean;
  /** The draft, for whoever has the link to it. */
  preview: boolean;
  logo: Picture | null;
  email: string;
  phone: string;
  address: string;
  country: string;
  /** Addresses by network; only those that the store has. */
  social: Readonly<Record<string, string>>;
  /** Visits are counted, of who agrees. */
  counts_visits: boolean;
  /** The top of the collections, for menus that the merchant has not made. */
  collections: readonly CollectionLink[];
  /** Pages of text that are published. */
  pages: readonly { slug: string; title: string }[];
}

export interface CollectionLink {
  id: string;
  slug: string;
  name: string;
}

export interface ProductCard {
  id: string;
  slug: string;
  title: string;
  brand: string;
  /** Minor units: the lowest that a buyer pays. */
  price: number;
  /** Minor units; the price it is reduced from, null where it is not. */
  price_before: number | null;
  /** Some of its variants cost more. */
  has_more_prices: boolean;
  picture: Picture | null;
  availability: Availability;
}

export type Availability = 'in_stock' | 'few_left' | 'sold_out';

export interface ProductVariant {
  id: string;
  name: string;
  /** One of each option, in their order. */
  entries: readonly string[];
  price: number;
  price_before: number | null;
  availability: Availability;
  /** What is left where few are; null else. */
  left: number | null;
  sku: string;
  picture: Picture | null;
}

export interface Product extends ProductCard {
  /** Sanitised HTML. */
  description: string;
  pictures: readonly Picture[];
  options: readonly { name: string; entries: readonly string[] }[];
  variants: readonly ProductVariant[];
  /** From the top down to the product's own. */
  collections: readonly CollectionLink[];
}

/** One page of products, and how it was asked for. */
export interface ProductList {
  products: readonly ProductCard[];
  total: number;
  page: number;
  pages: number;
  /** Its own address without a page. */
  path: string;
  sort: ProductSort;
  filter: ListFilter;
  /** What can be filtered by. */
  facets: Facets;
}

/** What a list is narrowed to. Prices in minor units. */
export interface ListFilter {
  min_price: number | null;
  max_price: number | null;
  in_stock: boolean;
  brands: readonly string[];
  /** Entries of options: `M`, `Blue`. */
  entries: readonly string[];
}

export interface Facets {
  brands: readonly string[];
  /** An entry is asked for by its value, and called as the language calls it. */
  options: readonly { name: string; entries: readonly { value: string; text: string }[] }[];
}

export const productSorts = ['featured', 'newest', 'price_up', 'price_down', 'title'] as const;
export type ProductSort = (typeof productSorts)[number];

/** What sections show of the store, by what they ask for (`SectionDefinition.asks`). */
export interface Resources {
  /** By id of the collection; '' for all products. */
  collections: ReadonlyMap<string, CollectionLink & { products: readonly ProductCard[] }>;
  products: ReadonlyMap<string, ProductCard>;
  /** By image id. */
  pictures: ReadonlyMap<string, Picture>;
  /** What collections show of themselves, by their ids: the picture of one of their products. */
  tiles: ReadonlyMap<string, Picture>;
}

export const noResources: Resources = {
  collections: new Map(),
  products: new Map(),
  pictures: new Map(),
  tiles: new Map(),
};

/** One page of the shop, with all that is on it. */
export type ShopPage =
  | { kind: 'home' }
  | { kind: 'collections' }
  /** Null: all products. */
  | {
      kind: 'collection';
      collection: CollectionLink | null;
      /** From the top down to the one above it. */
      above: readonly CollectionLink[];
      children: readonly CollectionLink[];
      list: ProductList;
    }
  | { kind: 'search'; search: string; list: ProductList | null }
  | { kind: 'product'; product: Product; related: readonly ProductCard[] }
  | { kind: 'text'; title: string; body: string; description: string }
  | VisitorPage
  | { kind: 'not_found' };
