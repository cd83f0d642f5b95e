import { worthOfPieces } from './order-total.ts';

/** A line of an order as VAT sees it; amounts in minor units. */
export interface VatShare {
  readonly quantity: number;
  /** Pieces that came back. */
  readonly returned: number;
  readonly exempt_vat: boolean;
  /** VAT of the whole line. */
  readonly share_vat: number;
  /** What the buyer pays for the whole line, VAT and all. */
  readonly share_total: number;
}

/** What is sold at one rate, in minor units; `net + vat` is `gross`. */
export interface VatLine {
  /** Up to 3 decimals; null for what bears no VAT. */
  readonly percent: string | null;
  readonly net: number;
  readonly vat: number;
  readonly gross: number;
}

/**
 * What an order comes to by rate, less what came back: all `gross` together are its total. Shipping bears no VAT; a store that
 * charges none has no such lines.
 */
export function vatLines(
  lines: readonly VatShare[],
  { apply_vat, vat_percent, shipping }: { apply_vat: boolean; vat_percent: string; shipping: number },
): VatLine[] {
  if (!apply_vat) return [];
  const taxed = summed(lines.filter(({ exempt_vat }) => !exempt_vat));
  const free = summed(lines.filter(({ exempt_vat }) => exempt_vat));
  const untaxed = free.gross + shipping;
  return [
    ...(taxed.count > 0
      ? [{ percent: vat_percent, net: taxed.gross - taxed.vat, vat: taxed.vat, gross: taxed.gross }]
      : []),
    ...(untaxed > 0 ? [{ percent: null, net: untaxed, vat: 0, gross: untaxed }] : []),
  ];
}

function summed(lines: readonly VatShare[]): { count: number; vat: number; gross: number } {
  return lines.reduce(
    (sum, line) => ({
      count: sum.count + 1,
      vat: sum.vat + kept(line.share_vat, line),
      gross: sum.gross + kept(line.share_total, line),
    }),
    { count: 0, vat: 0, gross: 0 },
  );
}

/** The part of a share that is left once pieces have come back. */
function kept(share: number, { quantity, returned }: VatShare): number {
  return share - worthOfPieces(share, quantity, { before: 0, now: returned });
}
