import { useProductSearch } from '#api/catalogue/products.ts';
import { useCustomerSearch } from '#api/customers/customers.ts';
import { useSettled } from '#parts/hooks/use-debounced.ts';
import { paths } from '#paths.ts';
import type { PaletteAction, PaletteGroup } from './palette-actions.ts';

const pauseMs = 100;
const shown = 6;

interface Found {
  actions: PaletteAction[];
  isSearching: boolean;
}

/** The products and the customers that the search finds by words, a code or a number; none that the role does not have. */
export function useFound(search: string, allowed: { products: boolean; customers: boolean }): Found {
  const words = search.trim();
  const settled = useSettled(words, pauseMs);
  const asked = settled.length > 1 ? settled : '';
  const products = useProductSearch(allowed.products ? asked : '', shown);
  const customers = useCustomerSearch(allowed.customers ? asked : '', shown);
  const isCurrent = words === settled && words.length > 1;
  const isAsking = (allowed.products || allowed.customers) && words.length > 1;
  const actions = [
    ...(products.data?.items ?? []).map(({ id, title }) =>
      leadTo(`product ${id}`, title, 'products', paths.product(id)),
    ),
    ...(customers.data?.items ?? []).map(({ id, name }) =>
      leadTo(`customer ${id}`, name, 'customers', paths.customer(id)),
    ),
  ];
  return {
    actions: isCurrent ? actions : [],
    isSearching: isAsking && (!isCurrent || products.isLoading || customers.isLoading),
  };
}

function leadTo(value: string, label: string, group: PaletteGroup, path: string): PaletteAction {
  return { value, label, group, act: { kind: 'go', path } };
}
