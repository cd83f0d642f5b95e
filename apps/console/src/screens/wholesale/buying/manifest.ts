import type { Manifest } from '#routing/manifest.ts';
import { storePage } from '#routing/store-page.ts';

export const wholesaleBuying: Manifest = {
  pages: [
    {
      path: '/wholesale/suppliers',
      handle: storePage('suppliersToBuyFrom'),
      lazy: () =>
        import('./suppliers/suppliers.tsx').then((m) => ({ Component: m.SuppliersToBuyFromScreen })),
    },
    {
      path: '/wholesale/suppliers/:id',
      handle: storePage('supplierToBuyFrom'),
      lazy: () => import('./shop/supplier.tsx').then((m) => ({ Component: m.SupplierScreen })),
    },
    {
      path: '/wholesale/purchases',
      handle: storePage('wholesalePurchases'),
      lazy: () => import('./purchases/purchases.tsx').then((m) => ({ Component: m.PurchasesScreen })),
    },
    {
      path: '/wholesale/purchases/:id',
      handle: storePage('wholesalePurchase'),
      lazy: () => import('./purchases/purchase.tsx').then((m) => ({ Component: m.PurchaseScreen })),
    },
    {
      path: '/wholesale/payables',
      handle: storePage('payables'),
      lazy: () => import('./purchases/payables.tsx').then((m) => ({ Component: m.PayablesScreen })),
    },
  ],
};
