import {
  decreaseItem,
  removeItem,
  setItemQuantity,
  type WholesaleCart,
  type WholesaleCartItem,
} from '@sokoni/rules/cart/wholesale-cart';
import { itemOf } from '@sokoni/rules/wholesale/cart-line';
import { wholesaleLimits } from '@sokoni/rules/wholesale/wholesale-limits';
import type { CartAnswer, OfferedProduct } from '#api/wholesale/buying.ts';
import type { Entry } from '#session/storage.ts';
import {
  type Added,
  addMore,
  addUnits,
  type CartNews,
  type Choice,
  type Refusal,
  refreshed,
} from './cart-items.ts';

export interface CartState extends CartNews {
  readonly items: WholesaleCart;
  /** What is known of products now. */
  readonly products: ReadonlyMap<string, OfferedProduct>;
  /** When what is in the cart was last changed; null: never. */
  readonly changedAt: string | null;
  /** When that of the server was last changed, as far as it has said. */
  readonly keptAt: string | null;
  /** Lines of another device that are no longer offered. */
  readonly dropped: number;
}

/** Whether the server is still to be told. */
export function isUnsaved({ changedAt, keptAt }: Pick<CartState, 'changedAt' | 'keptAt'>): boolean {
  return changedAt !== keptAt;
}

/** Where the device keeps the cart, and when it was last changed. */
export interface CartKeep {
  items: Pick<Entry<unknown[]>, 'get' | 'set'>;
  changedAt: Pick<Entry<string>, 'get' | 'set' | 'remove'>;
}

/** A line as its product is offered now; null: no longer. */
type OfferedLine = Pick<CartAnswer['lines'][number], 'variant_id' | 'product'>;

interface Tools {
  keep: CartKeep;
  makeId: () => string;
  now: () => string;
}

export type CartStore = ReturnType<typeof makeCartStore>;

/**
 * The cart at one supplier: kept on the device with each change, and told to who listens. Several tabs share what the device keeps: each
 * takes what another has changed before it changes something itself.
 */
export function makeCartStore({ keep, makeId, now }: Tools) {
  const listeners = new Set<() => void>();
  let state: CartState = {
    items: itemsOnDevice(),
    products: new Map(),
    changedAt: keep.changedAt.get(),
    keptAt: null,
    dropped: 0,
    before: new Map(),
    gone: new Set(),
  };

  function show(next: Partial<CartState>): void {
    const before = state;
    state = { ...state, ...next };
    if (state.items !== before.items) keep.items.set([...state.items]);
    if (state.changedAt !== before.changedAt) {
      if (state.changedAt === null) keep.changedAt.remove();
      else keep.changedAt.set(state.changedAt);
    }
    for (const listener of listeners) listener();
  }

  function itemsOnDevice(): WholesaleCart {
    return (keep.items.get() ?? []).filter(isItem);
  }

  /** Takes the cart as another tab has left it on the device. That tab tells the server. */
  function follow(): void {
    const changedAt = keep.changedAt.get();
    if (changedAt === null || changedAt === state.changedAt) return;
    const items = itemsOnDevice();
    const isSame = JSON.stringify(items) === JSON.stringify(state.items);
    show({ items: isSame ? state.items : items, changedAt, keptAt: changedAt });
  }

  function change(items: WholesaleCart): void {
    if (items !== state.items) show({ items, changedAt: now() });
  }

  /** Adds choices one after the other, and says why some were not; what holds the cart is told once. */
  function addAll(wanted: readonly { choice: Choice; units: number }[]): (Refusal | null)[] {
    learn(wanted.map(({ choice }) => choice.product));
    let items = state.items;
    const refusals = wanted.map(({ choice, units }) => {
      const added = addUnits(items, choice, units, makeId());
      if (!added.ok) return added.reason;
      items = added.cart;
      return null;
    });
    change(items);
    return refusals;
  }

  function put(added: Added): Refusal | null {
    if (!added.ok) return added.reason;
    change(added.cart);
    return null;
  }

  /** Changes the cart as it is now, whichever tab has changed it last. */
  function edit(next: (cart: WholesaleCart) => WholesaleCart): void {
    follow();
    change(next(state.items));
  }

  /** Products as the server answered them: the items follow. */
  function learn(products: readonly OfferedProduct[]): void {
    follow();
    const news = new Map(products.map((product) => [product.id, product]));
    const { cart, before } = refreshed(state.items, news);
    const offered = new Set(products.flatMap(variantsOf));
    show({
      items: cart,
      products: new Map([...state.products, ...news]),
      before: before.size === 0 ? state.before : new Map([...state.before, ...before]),
      gone: new Set([...state.gone].filter((id) => !offered.has(id))),
    });
  }

  /** What the server says of lines: as their products are now, and which are no longer offered. */
  function learnLines(lines: readonly OfferedLine[]): void {
    learn(lines.flatMap(({ product }) => product ?? []));
    const lost = lines.filter(
      ({ variant_id, product }) => !product || !variantsOf(product).includes(variant_id),
    );
    if (lost.length > 0)
      show({ gone: new Set([...state.gone, ...lost.map(({ variant_id }) => variant_id)]) });
  }

  /** A line of the server; of what is no longer offered, the item that the device knows. */
  function itemFrom(line: CartAnswer['lines'][number], own: WholesaleCartItem | undefined) {
    const item = line.product && itemOf(line.product, line, own?.cart_item_id ?? makeId());
    return item ?? (own && { ...own, quantity: line.quantity });
  }

  return {
    get: (): CartState => state,
    subscribe(listener: () => void): () => void {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    follow,
    learn,
    learnLines,
    add: (choice: Choice, units: number): Refusal | null => addAll([{ choice, units }])[0] ?? null,
    addAll,
    addMore(cartItemId: string, units: number): Refusal | null {
      follow();
      const item = state.items.find((one) => one.cart_item_id === cartItemId);
      return item ? put(addMore(state.items, item, units)) : null;
    },
    decrease: (cartItemId: string) => edit((cart) => decreaseItem(cart, cartItemId)),
    setQuantity: (cartItemId: string, quantity: number) =>
      edit((cart) => setItemQuantity(cart, cartItemId, Math.min(quantity, wholesaleLimits.quantity))),
    remove: (cartItemId: string) => edit((cart) => removeItem(cart, cartItemId)),
    /** It was ordered. */
    empty: () => show({ items: [], changedAt: now(), before: new Map(), gone: new Set(), dropped: 0 }),
    dismissNews: () => show({ before: new Map(), dropped: 0 }),
    /** The cart of the server and that of the device: the one that was changed last is the cart. */
    settle(answer: CartAnswer): void {
      const { lines, updated_at } = answer;
      follow();
      show({ keptAt: updated_at });
      if (updated_at !== null && (state.changedAt === null || state.changedAt < updated_at)) {
        const own = new Map(state.items.map((item) => [item.variant_id, item]));
        const items = lines.flatMap((line) => itemFrom(line, own.get(line.variant_id)) ?? []);
        show({ items, changedAt: updated_at, dropped: lines.length - items.length });
      }
      learnLines(lines);
    },
    /** The server has kept these items; what was changed since is still to be told. */
    kept(items: WholesaleCart, answer: CartAnswer): void {
      follow();
      const changedAt = state.items === items ? answer.updated_at : state.changedAt;
      show({ changedAt, keptAt: answer.updated_at });
      learnLines(answer.lines);
    },
  };
}

function variantsOf({ variant_id, variant_combinations }: OfferedProduct): string[] {
  if (variant_combinations.length === 0) return [variant_id];
  return variant_combinations.map((combination) => combination.variant_id);
}

/** What lies in the browser may be of an older version, or touched by somebody. */
function isItem(value: unknown): value is WholesaleCartItem {
  if (typeof value !== 'object' || value === null) return false;
  const { id, cart_item_id, variant_id, quantity, variants, breaks, pricing, images } =
    value as Partial<WholesaleCartItem>;
  return (
    [id, cart_item_id, variant_id].every((text) => typeof text === 'string') &&
    typeof quantity === 'number' &&
    [variants, breaks, images].every(Array.isArray) &&
    typeof pricing === 'object'
  );
}
