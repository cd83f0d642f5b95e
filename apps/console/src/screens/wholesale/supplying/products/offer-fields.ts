import { wholesaleLimits } from '@sokoni/rules/wholesale/wholesale-limits';
import type { OfferBody } from '#api/wholesale/supplying.ts';
import type { OfferedProduct } from '#contract-types.ts';
import { countOf } from '#parts/numbers/typed-number.ts';
import { sayOffers as say } from '#sentences/wholesale/offers.ts';
import type { Problems } from '../form/use-typed-form.ts';

/** How a product is offered, as it is typed. */
export interface OfferFields {
  offered: boolean;
  minimum_quantity: string;
  quantity_step: string;
  case_quantity: string;
  group_ids: readonly string[];
}

export function offerFields(product: OfferedProduct): OfferFields {
  return {
    offered: product.offered,
    minimum_quantity: String(product.minimum_quantity),
    quantity_step: String(product.quantity_step),
    case_quantity: product.case_quantity === null ? '' : String(product.case_quantity),
    group_ids: product.group_ids,
  };
}

export function offerProblems(typed: OfferFields): Problems<OfferFields> {
  const { minimum_quantity, quantity_step, case_quantity } = typed;
  return {
    ...(!isCount(minimum_quantity, 1) && { minimum_quantity: say('problem.count') }),
    ...(!isCount(quantity_step, 1) && { quantity_step: say('problem.count') }),
    ...(case_quantity.trim() !== '' && !isCount(case_quantity, 2) && { case_quantity: say('problem.case') }),
  };
}

/** What is typed, as the wire takes it; nothing is wrong with it. */
export function offerBody(typed: OfferFields): OfferBody {
  return {
    offered: typed.offered,
    minimum_quantity: countOf(typed.minimum_quantity) ?? 1,
    quantity_step: countOf(typed.quantity_step) ?? 1,
    case_quantity: countOf(typed.case_quantity),
    group_ids: [...typed.group_ids],
  };
}

function isCount(text: string, least: number): boolean {
  const count = countOf(text);
  return count !== null && count >= least && count <= wholesaleLimits.quantity;
}
