import type { HandedOver } from '@sokoni/rules/point-of-sale/cash';

type Handed = HandedOver & { readonly label: string };

/** Money of a sale or a return as every screen reads it; an older build wrote no rounding, no tip and no name. */
export function wholePayment<Stored extends { readonly amount: number } & Partial<Handed>>(
  payment: Stored,
): Stored & Handed {
  return { label: '', rounding: 0, tip: 0, ...payment };
}
