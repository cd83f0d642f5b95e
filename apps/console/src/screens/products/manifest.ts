import { PackageIcon } from 'lucide-react';
import { paths } from '#paths.ts';
import type { Manifest } from '#routing/manifest.ts';
import { page } from '#routing/page.ts';

export const products: Manifest = {
  pages: [
    {
      path: '/products',
      handle: page('Products'),
      lazy: () => import('./list/products.tsx').then((m) => ({ Component: m.ProductsScreen })),
    },
    {
      path: '/products/new',
      handle: page('New product'),
      lazy: () => import('./editor/new-product.tsx').then((m) => ({ Component: m.NewProductScreen })),
    },
    {
      path: '/products/spreadsheet',
      handle: page('Spreadsheet'),
      lazy: () =>
        import('./spreadsheet/spreadsheet.tsx').then((m) => ({
          Component: m.SpreadsheetScreen,
        })),
    },
    {
      path: '/products/:id',
      handle: page('Product'),
      lazy: () => import('./editor/product.tsx').then((m) => ({ Component: m.ProductScreen })),
    },
  ],
  icons: { Products: PackageIcon },
  palette: [
    {
      label: 'Add product',
      keywords: 'new create goods item',
      path: paths.newProduct,
      behind: paths.products,
      atOnce: true,
    },
    {
      label: 'Import products',
      keywords: 'csv file upload shopify woocommerce',
      path: paths.importProducts,
      behind: paths.products,
    },
    {
      label: 'Edit products in spreadsheet',
      keywords: 'bulk prices table excel',
      path: paths.productSpreadsheet,
      behind: paths.products,
    },
  ],
};
