import { buffer } from 'node:stream/consumers';
import { wallTimeOf } from '@sokoni/rules/wall-time';
import { printedCatalogueLimits } from '@sokoni/rules/wholesale/wholesale-limits';
import { transaction } from '#core/database/access/transaction.ts';
import type { Download } from '#core/http/downloads.ts';
import { inLanguage } from '#core/language/in-language.ts';
import { pictureKeys } from '#core/pictures/pictures.ts';
import type { Services } from '#core/services.ts';
import { languageOfPaper } from '#sales/documents/document-words.ts';
import { readDocumentStore } from '#sales/documents/read-document-store.ts';
import { readLogo } from '#sales/documents/read-logo.ts';
import { sellingTerms } from '#sales/orders/pricing/selling-terms.ts';
import type { OfferedProduct } from '../buying/suppliers/supplier-queries.ts';
import { type CatalogueInput, readCatalogue } from './read-catalogue.ts';

/** A catalogue as a PDF, of what is offered when the link is opened; null where nothing is any more. */
export async function catalogueFile(services: Services, input: unknown): Promise<Download | null> {
  const asked = input as CatalogueInput;
  const { store, products, pricing, addsVat } = await transaction(
    services.pool,
    { userId: null, storeId: asked.store_id },
    async (db) => ({
      ...(await readCatalogue(db, asked, printedCatalogueLimits.products)),
      store: await readDocumentStore(db, asked.store_id),
      addsVat: (await sellingTerms(db, asked.store_id, services.clock())).apply_vat,
    }),
  );
  if (products.length === 0) return null;
  const logo = await readLogo(services, store);
  const pictures = await readPictures(services, asked.store_id, products);
  const { drawCatalogue } = await import('./draw-catalogue.ts');
  const { day } = wallTimeOf(services.clock().toISOString(), store.timezone);
  const shown = { withPrices: asked.with_prices, isOrderForm: asked.order_form };
  return {
    fileName: `${asked.order_form ? 'order-form' : 'catalogue'}-${day}.pdf`,
    type: 'application/pdf',
    stream: inLanguage(languageOfPaper({ buyer: null, store }), () =>
      drawCatalogue({ store, logo, products, pictures, pricing, day, addsVat, ...shown }),
    ),
  };
}

/** The small pictures of products as PNG, by the ids of the products; one whose file is gone is left out. */
async function readPictures(
  { files }: Pick<Services, 'files'>,
  storeId: string,
  products: readonly OfferedProduct[],
): Promise<ReadonlyMap<string, Buffer>> {
  const { pictureForPrint } = await import('#core/pictures/picture-for-print.ts');
  const pictures = new Map<string, Buffer>();
  // One after the other: the server has others to serve meanwhile.
  for (const { id, image_id } of products) {
    const file = image_id && (await files.read(pictureKeys(storeId, image_id).small));
    if (file) pictures.set(id, await pictureForPrint(await buffer(file.stream)));
  }
  return pictures;
}
