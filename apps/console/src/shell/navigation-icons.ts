import {
  ChartIcon,
  CustomersIcon,
  DiscountIcon,
  HomeIcon,
  InventoryIcon,
  ModulesIcon,
  OrdersIcon,
  ProductsIcon,
  SellIcon,
  SettingsIcon,
  StoreIcon,
  ThemeIcon,
} from '#ui/icons-more.tsx';
import type { Icon } from '#ui/line-icon.tsx';

/** By the labels of `rules/navigation`. */
const icons: Readonly<Record<string, Icon>> = {
  Home: HomeIcon,
  Sell: SellIcon,
  Orders: OrdersIcon,
  Customers: CustomersIcon,
  Products: ProductsIcon,
  Inventory: InventoryIcon,
  Discounts: DiscountIcon,
  Reports: ChartIcon,
  Theme: ThemeIcon,
  Modules: ModulesIcon,
  Settings: SettingsIcon,
};

export function iconOf(label: string): Icon {
  return icons[label] ?? StoreIcon;
}
