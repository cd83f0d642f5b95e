import { withDescendants } from '@sokoni/rules/products/category-tree';
import { phoneDigits } from '@sokoni/rules/search/phone-digits';
import { isSlip, mayHaveSlip } from '@sokoni/rules/search/slip';
import { searchedWords } from '@sokoni/rules/search/words';
import type { TillCustomer, TillProduct, TillSetup } from '#offline/till-types.ts';
import { codesSought, type ScaleSetup } from './scanned-code.ts';
import { itemOf, type TillItem, variantWithCode } from './till-item.ts';
import { titleOrder } from './title-order.ts';
import { WordIndex } from './word-index.ts';
import type { Indexed } from './word-segment.ts';

/** Products and customers of the copy, as the screens of a till look for them. */
export interface TillCatalogue {
  /**
   * What is for sale: the very code first, then titles that begin with the words, then what has all of them, each by its beginning and
   * in any order, or whose SKU begins so. Where nothing has them, a slip in a word is forgiven.
   */
  search(text: string, limit?: number): TillItem[];
  /** By the whole SKU or barcode, in either case, or by what a scale printed. */
  byCode(code: string): TillItem | null;
  /** Of a category and all below it, by title; null: of all. */
  inCategory(categoryId: string | null, limit?: number): TillItem[];
  /** These products, in this order, as far as they are for sale. */
  items(productIds: readonly string[]): TillItem[];
  product(id: string): TillProduct | undefined;
  /** By words of the name and email, or three digits or more of the phone number. */
  customers(text: string, limit?: number): TillCustomer[];
  customer(id: string): TillCustomer | undefined;
  /** Of products. */
  readonly size: number;
  /** Another whenever products have come or gone. */
  readonly revision: number;
}

interface IndexedProduct extends Indexed {
  readonly product: TillProduct;
}

interface IndexedCustomer extends Indexed {
  readonly customer: TillCustomer;
  readonly digits: string;
}

/** What the search has to know of the store. */
export type SearchedSetup = ScaleSetup & Pick<TillSetup, 'categories'>;

/** More words than anybody types narrow nothing down. */
const mostWords = 20;
/** Before an SKU, among the words: no word has it. Of an SKU the beginning finds a product too. */
const skuMark = '=';

/** The copy in memory, by which it is searched. Put in what has come in slices of a few hundred. */
export class CatalogueSearch implements TillCatalogue {
  #products = new WordIndex<IndexedProduct>();
  #customers = new WordIndex<IndexedCustomer>();
  #revision = 0;
  readonly #setup: () => SearchedSetup;

  /** @param setup as it is now */
  constructor(setup: () => SearchedSetup) {
    this.#setup = setup;
  }

  get size(): number {
    return this.#products.size;
  }

  get revision(): number {
    return this.#revision;
  }

  search(text: string, limit = 50): TillItem[] {
    const sought = searchedWords(text).slice(0, mostWords);
    const exact = this.byCode(text);
    const found = new Map<string, TillItem>();
    if (exact) found.set(exact.product.id, exact);
    for (const { product } of sought.length > 0 ? this.#found(text, sought, limit) : []) {
      if (found.size >= limit) break;
      const item = found.has(product.id) ? null : itemOf(product, sought);
      if (item) found.set(product.id, item);
    }
    return [...found.values()];
  }

  byCode(code: string): TillItem | null {
    for (const { code: sought, asSold } of codesSought(code, this.#setup())) {
      const item = this.#withCode(sought.toLowerCase());
      if (item) return asSold(item);
    }
    return null;
  }

  #withCode(code: string): TillItem | null {
    const isBarcode = ({ variant }: TillItem) => variant?.barcode?.toLowerCase() === code;
    const found = this.#products.withCode(code).flatMap(({ product }) => {
      const variant = variantWithCode(product, code);
      return (variant && itemOf(product, [], variant)) ?? [];
    });
    return found.find(isBarcode) ?? found[0] ?? null;
  }

  inCategory(categoryId: string | null, limit = 500): TillItem[] {
    const ids = categoryId === null ? null : new Set(withDescendants(this.#setup().categories, categoryId));
    const found = this.#products.where(
      ({ product }) => ids === null || (product.category_id !== null && ids.has(product.category_id)),
      limit,
    );
    return found.flatMap(({ product }) => itemOf(product, []) ?? []);
  }

  items(productIds: readonly string[]): TillItem[] {
    return productIds.flatMap((id) => {
      const product = this.product(id);
      return (product && itemOf(product, [])) ?? [];
    });
  }

  product(id: string): TillProduct | undefined {
    return this.#products.get(id)?.product;
  }

  customers(text: string, limit = 50): TillCustomer[] {
    return this.#customersLike(text.trim(), limit).map(({ customer }) => customer);
  }

  customer(id: string): TillCustomer | undefined {
    return this.#customers.get(id)?.customer;
  }

  putProducts(products: readonly TillProduct[]): void {
    this.#products.put(products.map(indexedProduct));
    this.#revision += 1;
  }

  removeProducts(ids: readonly string[]): void {
    this.#products.remove(ids);
    this.#revision += 1;
  }

  putCustomers(customers: readonly TillCustomer[]): void {
    this.#customers.put(customers.map(indexedCustomer));
  }

  removeCustomers(ids: readonly string[]): void {
    this.#customers.remove(ids);
  }

  /** Takes everything from another, which is not used after that. */
  become(other: CatalogueSearch): void {
    this.#products = other.#products;
    this.#revision += 1;
    this.#customers = other.#customers;
  }

  #found(text: string, sought: readonly string[], limit: number): IndexedProduct[] {
    const first = ranked(this.#products, sought, limit);
    const code = skuMark + text.trim().toLowerCase();
    const byCode = first.length < limit ? this.#products.withWords([code], limit) : [];
    const found = [...first, ...byCode];
    return found.length > 0 ? found : forgiving(this.#products, sought, limit);
  }

  #customersLike(text: string, limit: number): IndexedCustomer[] {
    if (text === '') return this.#customers.where(() => true, limit);
    const digits = phoneDigits(text);
    if (digits !== null) return this.#customers.where((entry) => entry.digits.includes(digits), limit);
    const sought = searchedWords(text).slice(0, mostWords);
    if (sought.length === 0) return [];
    const found = ranked(this.#customers, sought, limit);
    return found.length > 0 ? found : forgiving(this.#customers, sought, limit);
  }
}

/** Titles that begin with the words, then all others that have them. */
function ranked<Entry extends Indexed>(
  index: WordIndex<Entry>,
  sought: readonly string[],
  limit: number,
): Entry[] {
  const first = index.beginningWith(sought.join(' '), limit);
  if (first.length >= limit) return first;
  const ids = new Set(first.map(({ id }) => id));
  const others = index.withWords(sought, limit).filter(({ id }) => !ids.has(id));
  return [...first, ...others].slice(0, limit);
}

function forgiving<Entry extends Indexed>(
  index: WordIndex<Entry>,
  sought: readonly string[],
  limit: number,
): Entry[] {
  const forgiven = new Set(sought.filter(mayHaveSlip));
  if (forgiven.size === 0) return [];
  return index.withWordsLike(sought, (typed, word) => forgiven.has(typed) && isSlip(typed, word), limit);
}

function indexedProduct(product: TillProduct): IndexedProduct {
  const title = searchedWords(product.title);
  const words = [...title, ...searchedWords(product.brand)];
  const codes: string[] = [];
  for (const { active, name, sku, barcode } of product.variants) {
    if (!active) continue;
    words.push(...searchedWords(name));
    if (barcode) codes.push(barcode.toLowerCase());
    if (sku === '') continue;
    const code = sku.toLowerCase();
    codes.push(code);
    words.push(skuMark + code);
  }
  return { id: product.id, title: titleOrder(title.join(' ')), words, codes, product };
}

function indexedCustomer(customer: TillCustomer): IndexedCustomer {
  const name = searchedWords(customer.name);
  return {
    id: customer.id,
    title: titleOrder(name.join(' ')),
    words: [...name, ...searchedWords(customer.email)],
    codes: [],
    digits: customer.phone.replace(/\D/g, ''),
    customer,
  };
}
