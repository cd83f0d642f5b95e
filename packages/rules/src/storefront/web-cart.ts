/** What a cart of the web store takes at most. */
export const webCartLimits = {
  lines: 100,
  quantity: 9999,
} as const;

/** What a visitor wants of a variant. */
export interface WebCartLine {
  readonly variant_id: string;
  readonly quantity: number;
  /** What a unit cost when the visitor saw it last, in minor units. */
  readonly unit_price: number;
}

/** How a variant is sold at this moment. */
export interface WebOffer {
  /** In minor units. */
  readonly price: number;
  readonly forSale: boolean;
  /** Units that can be sold; null where they are not counted. */
  readonly available: number | null;
}

export type WebCartRefusal = 'variant_unavailable' | 'quantity_unavailable' | 'quantity_wrong' | 'cart_full';

export type WebCartChange =
  | { readonly ok: true; readonly lines: readonly WebCartLine[] }
  | { readonly ok: false; readonly reason: WebCartRefusal };

/** What has become of a line since the visitor saw it; `unavailable`: it is not sold any more. */
export type WebLineNews = 'unavailable' | 'sold_out' | 'fewer_left' | 'price_changed';

/** A line as it can be bought at this moment. */
export interface ReviewedLine {
  readonly line: WebCartLine;
  /** Units that can be bought: all that are wanted, or what is left. */
  readonly quantity: number;
  readonly news: WebLineNews | null;
}

/**
 * Adds units of a variant to what is in the cart (SPEC section 5, add to cart). The lines that were given stay as they are.
 * @param offer undefined for a variant that the store does not have
 */
export function addToWebCart(
  lines: readonly WebCartLine[],
  { variant_id, quantity }: Pick<WebCartLine, 'variant_id' | 'quantity'>,
  offer: WebOffer | undefined,
): WebCartChange {
  // What is below one would take something out.
  if (!isQuantity(quantity)) return refuse('quantity_wrong');
  const present = lines.find((line) => line.variant_id === variant_id);
  return setInWebCart(lines, { variant_id, quantity: (present?.quantity ?? 0) + quantity }, offer);
}

/** Sets how many units of a variant are in the cart; fewer than before are always taken. */
export function setInWebCart(
  lines: readonly WebCartLine[],
  { variant_id, quantity }: Pick<WebCartLine, 'variant_id' | 'quantity'>,
  offer: WebOffer | undefined,
): WebCartChange {
  const present = lines.find((line) => line.variant_id === variant_id);
  if (!isQuantity(quantity)) return refuse('quantity_wrong');
  if (!present && lines.length >= webCartLimits.lines) return refuse('cart_full');
  if (!offer?.forSale) return refuse('variant_unavailable');
  const isMore = quantity > (present?.quantity ?? 0);
  if (isMore && offer.available !== null && quantity > offer.available) return refuse('quantity_unavailable');
  const line = { variant_id, quantity, unit_price: offer.price };
  if (!present) return { ok: true, lines: [...lines, line] };
  return { ok: true, lines: lines.map((one) => (one === present ? line : one)) };
}

/** What is left of a cart without a variant. */
export function withoutVariant(lines: readonly WebCartLine[], variantId: string): WebCartLine[] {
  return lines.filter(({ variant_id }) => variant_id !== variantId);
}

/** What can be bought of each line by now, and what the visitor is told of it. */
export function reviewWebCart(
  lines: readonly WebCartLine[],
  offers: ReadonlyMap<string, WebOffer>,
): ReviewedLine[] {
  return lines.map((line) => {
    const offer = offers.get(line.variant_id);
    if (!offer?.forSale) return { line, quantity: 0, news: 'unavailable' };
    const left = offer.available === null ? line.quantity : Math.max(0, offer.available);
    const quantity = Math.min(line.quantity, left);
    return { line, quantity, news: newsOf(line, quantity, offer) };
  });
}

function isQuantity(quantity: number): boolean {
  return Number.isInteger(quantity) && quantity >= 1 && quantity <= webCartLimits.quantity;
}

function newsOf(line: WebCartLine, quantity: number, { price }: WebOffer): WebLineNews | null {
  if (quantity === 0) return 'sold_out';
  if (quantity < line.quantity) return 'fewer_left';
  return price === line.unit_price ? null : 'price_changed';
}

function refuse(reason: WebCartRefusal): WebCartChange {
  return { ok: false, reason };
}
