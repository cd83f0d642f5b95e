import { loadCountries } from '#parts/customers/load-countries.ts';
import { fetchMenus } from '#ui/menus/late/fetch-menus.ts';

/** Fetches what menus, choices and a new customer need: the first of each may be wanted when the network is gone. */
export function fetchAhead(): void {
  fetchMenus();
  loadCountries().catch(() => {});
}
