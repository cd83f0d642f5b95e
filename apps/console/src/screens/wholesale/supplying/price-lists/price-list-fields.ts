import type { BodyFor, PriceList } from '#contract-types.ts';
import { saySupplying } from '#sentences/wholesale/parts.ts';
import { sayPriceLists as say } from '#sentences/wholesale/price-lists.ts';
import { isShareOrNothing, percentOf } from '../form/typed-percent.ts';
import type { Problems } from '../form/use-typed-form.ts';

/** A price list as it is typed. */
export interface PriceListFields {
  name: string;
  percent_off: string;
  group_ids: readonly string[];
}

/** Where a name that another list has is refused. */
export const nameIsTaken = { price_list_taken: 'name' } as const;

export const blankPriceList: PriceListFields = { name: '', percent_off: '', group_ids: [] };

export function priceListFields({ name, percent_off, group_ids }: PriceList): PriceListFields {
  return { name, percent_off: percent_off === null ? '' : String(Number(percent_off)), group_ids };
}

export function priceListProblems({ name, percent_off }: PriceListFields): Problems<PriceListFields> {
  return {
    ...(name.trim() === '' && { name: say('problem.name') }),
    ...(!isShareOrNothing(percent_off) && { percent_off: saySupplying('problem.percent') }),
  };
}

export function priceListBody({
  name,
  percent_off,
  group_ids,
}: PriceListFields): Required<Omit<BodyFor<'POST /marketplace/v1/stores/{id}/price-lists'>, 'id'>> {
  return {
    name: name.trim(),
    percent_off: percentOf(percent_off) ?? null,
    group_ids: [...group_ids],
  };
}
