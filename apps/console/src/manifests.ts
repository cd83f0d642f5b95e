import type { Manifest } from './routing/manifest.ts';
import { customers } from './screens/customers/manifest.ts';
import { discounts } from './screens/discounts/manifest.ts';
import { giftCards } from './screens/gift-cards/manifest.ts';
import { home } from './screens/home/manifest.ts';
import { imports } from './screens/imports/manifest.ts';
import { inventory } from './screens/inventory/manifest.ts';
import { modules } from './screens/modules/manifest.ts';
import { orders } from './screens/orders/manifest.ts';
import { pointOfSale } from './screens/point-of-sale/manifest.ts';
import { products } from './screens/products/manifest.ts';
import { purchasing } from './screens/purchasing/manifest.ts';
import { reports } from './screens/reports/manifest.ts';
import { sell } from './screens/sell/manifest.ts';
import { settings } from './screens/settings/manifest.ts';
import { stockTakes } from './screens/stock-takes/manifest.ts';
import { textPages } from './screens/text-pages/manifest.ts';
import { theme } from './screens/theme/manifest.ts';
import { transfers } from './screens/transfers/manifest.ts';
import { wholesaleBuying } from './screens/wholesale/buying/manifest.ts';
import { wholesaleQuotes } from './screens/wholesale/quotes/manifest.ts';
import { wholesaleSupplying } from './screens/wholesale/supplying/manifest.ts';

/** Every area of the console that has pages inside a store. */
export const manifests: readonly Manifest[] = [
  home,
  sell,
  orders,
  pointOfSale,
  products,
  customers,
  imports,
  inventory,
  transfers,
  stockTakes,
  purchasing,
  wholesaleSupplying,
  wholesaleBuying,
  wholesaleQuotes,
  discounts,
  giftCards,
  reports,
  theme,
  textPages,
  modules,
  settings,
];
