import { useProductSearch } from '#api/products.ts';
import { useSettled } from '#parts/use-settled.ts';
import { paths } from '#paths.ts';
import type { PaletteAction } from './palette-actions.ts';

const pauseMs = 100;
const shown = 6;

/** The products that the search finds by a part of a word, an SKU or a barcode; none where the role has no products. */
export function useFoundProducts(
  search: string,
  isAllowed: boolean,
): { actions: PaletteAction[]; isSearching: boolean } {
  const words = isAllowed ? search.trim() : '';
  const settled = useSettled(words, pauseMs);
  const found = useProductSearch(settled.length > 1 ? settled : '', shown);
  const isCurrent = words === settled && words.length > 1;
  const actions = (isCurrent ? (found.data?.items ?? []) : []).map(
    ({ id, title }): PaletteAction => ({
      value: `product ${id}`,
      label: title,
      group: 'Products',
      act: { kind: 'go', path: paths.product(id) },
    }),
  );
  return { actions, isSearching: words.length > 1 && (!isCurrent || found.isLoading) };
}
