import { allocateUnits } from '#money/allocate.ts';

/** A line of a placed order with its shares, in minor units. */
export interface SharedLine {
  readonly quantity: number;
  readonly fulfilled: number;
  readonly returned: number;
  readonly unit_price: number;
  /** Off the line itself, by hand. */
  readonly discount: number;
  /** What a discount of the store takes off it. */
  readonly offered: number;
  /** All that is taken off it. */
  readonly share_discount: number;
  readonly share_vat: number;
  readonly share_total: number;
}

/**
 * A line without the units that are still to go: it is for what was fulfilled, and takes along what those units cost with their
 * part of discounts and VAT. What came back of it is worth what it was.
 */
export function withoutOpenUnits<Line extends SharedLine>(
  line: Line,
  { prices_include_vat }: { readonly prices_include_vat: boolean },
): Line {
  const { fulfilled: quantity, unit_price } = line;
  const share_vat = keptOf(line.share_vat, line);
  const share_total = keptOf(line.share_total, line);
  const share_discount = quantity * unit_price - share_total + (prices_include_vat ? 0 : share_vat);
  const part = (off: number) => allocateUnits(off, line.quantity, { before: 0, now: quantity });
  const offered = Math.min(share_discount, part(line.offered));
  const discount = Math.min(share_discount - offered, part(line.discount));
  return { ...line, quantity, discount, offered, share_discount, share_vat, share_total };
}

/** Of a share what was fulfilled keeps, so that `allocateUnits` says of what came back what it said before. */
function keptOf(share: number, { quantity, fulfilled, returned }: SharedLine): number {
  const part = allocateUnits(share, quantity, { before: 0, now: fulfilled });
  if (returned === 0) return part;
  const back = BigInt(returned);
  const value = BigInt(allocateUnits(share, quantity, { before: 0, now: returned }));
  const least = (value * BigInt(fulfilled) + back - 1n) / back;
  return Math.max(part, Number(least));
}
