import { staff } from '#core/http/route.ts';
import type { Manifest } from '#core/manifest.ts';
import { catalogueFile } from './catalogue-file.ts';
import { postPrintedCatalogue } from './routes.ts';

/** What companies are offered, on paper. */
export const printedCatalogues = {
  routes: {
    'POST /marketplace/v1/stores/{id}/wholesale/printed-catalogues': staff(
      'manageWholesale',
      postPrintedCatalogue,
      { module: 'module_wholesale' },
    ),
  },
  downloads: { printed_catalogue: catalogueFile },
} satisfies Manifest;
