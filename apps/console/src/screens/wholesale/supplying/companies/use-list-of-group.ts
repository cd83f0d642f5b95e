import { usePriceLists } from '#api/wholesale/price-lists.ts';
import type { PriceList } from '#contract-types.ts';

/** By which list the companies of a group buy: null for none, undefined where only some of the lists are known here. */
export function useListOfGroup(): (groupId: string) => PriceList | null | undefined {
  const lists = usePriceLists({ page: 1, limit: 100 });
  const areAll = !lists.isLoading && !lists.error && lists.total === lists.items.length;
  return (groupId) =>
    lists.items.find(({ group_ids }) => group_ids.includes(groupId)) ?? (areAll ? null : undefined);
}
