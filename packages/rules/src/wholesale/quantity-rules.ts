/** How many of a product a company can order at a time. */
export interface QuantityRules {
  /** The fewest units of one line. */
  readonly minimum_quantity: number;
  /** Units of one line are a multiple of it. */
  readonly quantity_step: number;
}

/** Without rules of its own: any number of units. */
export const anyQuantity: QuantityRules = { minimum_quantity: 1, quantity_step: 1 };

export type QuantityProblem = 'below_minimum' | 'not_a_multiple';

/** Why a line of this many units cannot be ordered; null where it can. A cart may hold it: the order is refused. */
export function quantityProblem(
  quantity: number,
  { minimum_quantity, quantity_step }: QuantityRules,
): QuantityProblem | null {
  if (quantity < minimum_quantity) return 'below_minimum';
  return quantity % quantity_step === 0 ? null : 'not_a_multiple';
}

/** The fewest units, this many or more, that can be ordered. */
export function orderableQuantity(
  quantity: number,
  { minimum_quantity, quantity_step }: QuantityRules,
): number {
  const wanted = Math.max(quantity, minimum_quantity);
  return Math.ceil(wanted / quantity_step) * quantity_step;
}
