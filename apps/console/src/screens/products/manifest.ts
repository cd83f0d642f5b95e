import { PackageIcon } from 'lucide-react';
import { productList } from '#api/catalogue/products.ts';
import { paths } from '#paths.ts';
import { firstRows } from '#routing/first-rows.ts';
import type { Manifest } from '#routing/manifest.ts';
import { storePage } from '#routing/store-page.ts';

export const products: Manifest = {
  pages: [
    {
      path: '/products',
      handle: storePage('products'),
      ...firstRows(productList),
      lazy: () => import('./list/products.tsx').then((m) => ({ Component: m.ProductsScreen })),
    },
    {
      path: '/products/new',
      handle: storePage('newProduct'),
      lazy: () => import('./editor/new-product.tsx').then((m) => ({ Component: m.NewProductScreen })),
    },
    {
      path: '/products/spreadsheet',
      handle: storePage('spreadsheet'),
      lazy: () =>
        import('./spreadsheet/spreadsheet.tsx').then((m) => ({
          Component: m.SpreadsheetScreen,
        })),
    },
    {
      path: '/products/:id',
      handle: storePage('product'),
      lazy: () => import('./editor/product.tsx').then((m) => ({ Component: m.ProductScreen })),
    },
  ],
  icons: { products: PackageIcon },
  palette: [
    {
      words: { line: 'addProduct' },
      path: paths.newProduct,
      behind: paths.products,
      atOnce: true,
    },
    {
      words: { line: 'importProducts' },
      path: paths.importProducts,
      behind: paths.products,
    },
    {
      words: { line: 'editSpreadsheet' },
      path: paths.productSpreadsheet,
      behind: paths.products,
    },
  ],
};
