import type { RouteObject } from 'react-router';
import { page } from './routing/page.ts';
import { RouteFailed } from './routing/root.tsx';

const pages: RouteObject[] = [
  {
    path: '/',
    handle: page('Home'),
    lazy: () => import('#screens/home/home.tsx').then((m) => ({ Component: m.HomeScreen })),
  },
  {
    path: '/dashboard/theme',
    handle: page('Theme'),
    lazy: () => import('#screens/theme/theme.tsx').then((m) => ({ Component: m.ThemeScreen })),
  },
  {
    path: '/products',
    handle: page('Products'),
    lazy: () => import('#screens/products/products.tsx').then((m) => ({ Component: m.ProductsScreen })),
  },
  {
    path: '/products/new',
    handle: page('New product'),
    lazy: () => import('#screens/products/new-product.tsx').then((m) => ({ Component: m.NewProductScreen })),
  },
  {
    path: '/products/spreadsheet',
    handle: page('Spreadsheet'),
    lazy: () =>
      import('#screens/products/sheet/spreadsheet.tsx').then((m) => ({ Component: m.SpreadsheetScreen })),
  },
  {
    path: '/products/import',
    handle: page('Import products'),
    lazy: () => import('#screens/imports/imports.tsx').then((m) => ({ Component: m.ProductImportsScreen })),
  },
  {
    path: '/products/import/:id',
    handle: page('Import'),
    lazy: () => import('#screens/imports/import.tsx').then((m) => ({ Component: m.ProductImportScreen })),
  },
  {
    path: '/products/:id',
    handle: page('Product'),
    lazy: () => import('#screens/products/product.tsx').then((m) => ({ Component: m.ProductScreen })),
  },
  {
    path: '/discounts',
    handle: page('Discounts'),
    lazy: () => import('#screens/discounts/discounts.tsx').then((m) => ({ Component: m.DiscountsScreen })),
  },
  {
    path: '/discounts/new',
    handle: page('New discount'),
    lazy: () =>
      import('#screens/discounts/new-discount.tsx').then((m) => ({ Component: m.NewDiscountScreen })),
  },
  {
    path: '/discounts/gift-cards',
    handle: page('Gift cards'),
    lazy: () => import('#screens/gift-cards/gift-cards.tsx').then((m) => ({ Component: m.GiftCardsScreen })),
  },
  {
    path: '/discounts/gift-cards/new',
    handle: page('New gift card'),
    lazy: () =>
      import('#screens/gift-cards/new-gift-card.tsx').then((m) => ({ Component: m.NewGiftCardScreen })),
  },
  {
    path: '/discounts/gift-cards/:id',
    handle: page('Gift card'),
    lazy: () => import('#screens/gift-cards/gift-card.tsx').then((m) => ({ Component: m.GiftCardScreen })),
  },
  {
    path: '/discounts/:id',
    handle: page('Discount'),
    lazy: () => import('#screens/discounts/discount.tsx').then((m) => ({ Component: m.DiscountScreen })),
  },
  {
    path: '/inventory',
    handle: page('Inventory'),
    lazy: () => import('#screens/inventory/stock.tsx').then((m) => ({ Component: m.StockScreen })),
  },
  {
    path: '/inventory/movements',
    handle: page('Movements'),
    lazy: () => import('#screens/inventory/movements.tsx').then((m) => ({ Component: m.MovementsScreen })),
  },
  {
    path: '/inventory/stock-takes',
    handle: page('Stock-takes'),
    lazy: () =>
      import('#screens/stock-takes/stock-takes.tsx').then((m) => ({ Component: m.StockTakesScreen })),
  },
  {
    path: '/inventory/stock-takes/:id',
    handle: page('Stock-take'),
    lazy: () => import('#screens/stock-takes/stock-take.tsx').then((m) => ({ Component: m.StockTakeScreen })),
  },
  {
    path: '/inventory/transfers',
    handle: page('Transfers'),
    lazy: () => import('#screens/transfers/transfers.tsx').then((m) => ({ Component: m.TransfersScreen })),
  },
  {
    path: '/inventory/transfers/new',
    handle: page('New transfer'),
    lazy: () =>
      import('#screens/transfers/new-transfer.tsx').then((m) => ({ Component: m.NewTransferScreen })),
  },
  {
    path: '/inventory/transfers/:id',
    handle: page('Transfer'),
    lazy: () => import('#screens/transfers/transfer.tsx').then((m) => ({ Component: m.TransferScreen })),
  },
  {
    path: '/inventory/locations',
    handle: page('Locations'),
    lazy: () => import('#screens/inventory/locations.tsx').then((m) => ({ Component: m.LocationsScreen })),
  },
  {
    path: '/inventory/purchase-orders',
    handle: page('Purchase orders'),
    lazy: () =>
      import('#screens/purchasing/purchase-orders.tsx').then((m) => ({ Component: m.PurchaseOrdersScreen })),
  },
  {
    path: '/inventory/purchase-orders/new',
    handle: page('New purchase order'),
    lazy: () =>
      import('#screens/purchasing/new-purchase-order.tsx').then((m) => ({
        Component: m.NewPurchaseOrderScreen,
      })),
  },
  {
    path: '/inventory/purchase-orders/:id',
    handle: page('Purchase order'),
    lazy: () =>
      import('#screens/purchasing/purchase-order.tsx').then((m) => ({ Component: m.PurchaseOrderScreen })),
  },
  {
    path: '/inventory/purchase-orders/:id/receive',
    handle: page('Receive goods'),
    lazy: () =>
      import('#screens/purchasing/receive-goods.tsx').then((m) => ({ Component: m.ReceiveGoodsScreen })),
  },
  {
    path: '/inventory/suppliers',
    handle: page('Suppliers'),
    lazy: () => import('#screens/purchasing/suppliers.tsx').then((m) => ({ Component: m.SuppliersScreen })),
  },
  {
    path: '/inventory/reorder',
    handle: page('Reorder'),
    lazy: () => import('#screens/purchasing/reorder.tsx').then((m) => ({ Component: m.ReorderScreen })),
  },
  {
    path: '/orders/sell',
    handle: page('Sell'),
    lazy: () => import('#screens/sell/sell.tsx').then((m) => ({ Component: m.SellScreen })),
  },
  {
    path: '/orders',
    handle: page('Orders'),
    lazy: () => import('#screens/orders/orders.tsx').then((m) => ({ Component: m.OrdersScreen })),
  },
  {
    path: '/orders/drafts',
    handle: page('Drafts'),
    lazy: () => import('#screens/orders/drafts.tsx').then((m) => ({ Component: m.OrderDraftsScreen })),
  },
  {
    path: '/orders/new',
    handle: page('New order'),
    lazy: () => import('#screens/orders/new-order.tsx').then((m) => ({ Component: m.NewOrderScreen })),
  },
  {
    path: '/orders/:id',
    handle: page('Order'),
    lazy: () => import('#screens/orders/order.tsx').then((m) => ({ Component: m.OrderScreen })),
  },
  {
    path: '/customers',
    handle: page('Customers'),
    lazy: () => import('#screens/customers/customers.tsx').then((m) => ({ Component: m.CustomersScreen })),
  },
  {
    path: '/customers/new',
    handle: page('New customer'),
    lazy: () =>
      import('#screens/customers/new-customer.tsx').then((m) => ({ Component: m.NewCustomerScreen })),
  },
  {
    path: '/customers/owing',
    handle: page('Who owes you'),
    lazy: () => import('#screens/customers/debtors.tsx').then((m) => ({ Component: m.DebtorsScreen })),
  },
  {
    path: '/customers/import',
    handle: page('Import customers'),
    lazy: () => import('#screens/imports/imports.tsx').then((m) => ({ Component: m.CustomerImportsScreen })),
  },
  {
    path: '/customers/import/:id',
    handle: page('Import'),
    lazy: () => import('#screens/imports/import.tsx').then((m) => ({ Component: m.CustomerImportScreen })),
  },
  {
    path: '/customers/:id',
    handle: page('Customer'),
    lazy: () => import('#screens/customers/customer.tsx').then((m) => ({ Component: m.CustomerScreen })),
  },
  {
    path: '/reports',
    handle: page('Reports'),
    lazy: () => import('#screens/reports/reports.tsx').then((m) => ({ Component: m.ReportsScreen })),
  },
  {
    path: '/reports/:report',
    handle: page('Report'),
    lazy: () => import('#screens/reports/report.tsx').then((m) => ({ Component: m.ReportScreen })),
  },
  {
    path: '/modules',
    handle: page('Modules'),
    lazy: () => import('#screens/modules/modules.tsx').then((m) => ({ Component: m.ModulesScreen })),
  },
  {
    path: '/settings/store',
    handle: page('Store settings'),
    lazy: () => import('#screens/settings/store.tsx').then((m) => ({ Component: m.StoreSettingsScreen })),
  },
  {
    path: '/settings/taxes',
    handle: page('Taxes'),
    lazy: () => import('#screens/settings/taxes.tsx').then((m) => ({ Component: m.TaxesScreen })),
  },
  {
    path: '/settings/receipts',
    handle: page('Receipts'),
    lazy: () => import('#screens/settings/receipts.tsx').then((m) => ({ Component: m.ReceiptsScreen })),
  },
  {
    path: '/settings/mode',
    handle: page('Store mode'),
    lazy: () => import('#screens/settings/mode.tsx').then((m) => ({ Component: m.ModeScreen })),
  },
  {
    path: '/settings/staff',
    handle: page('Staff'),
    lazy: () => import('#screens/settings/staff.tsx').then((m) => ({ Component: m.StaffScreen })),
  },
  {
    path: '/settings/audit',
    handle: page('Audit log'),
    lazy: () => import('#screens/settings/audit.tsx').then((m) => ({ Component: m.AuditLogScreen })),
  },
  {
    path: '/settings/account',
    handle: page('Account'),
    lazy: () => import('#screens/settings/account.tsx').then((m) => ({ Component: m.AccountScreen })),
  },
];

/**
 * Inside a store; `rules/navigation` says which role opens what. Apart from the other pages, so that the first visit to /login
 * does not carry the names of all files behind it.
 */
export const storePages: RouteObject[] = [
  {
    lazy: () => import('#shell/shell.tsx').then((m) => ({ Component: m.Shell })),
    children: [{ ErrorBoundary: RouteFailed, children: pages }],
  },
];
