import { printedCatalogueLimits } from '@sokoni/rules/wholesale/wholesale-limits';
import { assertCategory } from '#catalogue/categories/save-category.ts';
import { DomainError, invalidField } from '#core/errors/domain-error.ts';
import { signedLink } from '#core/http/downloads.ts';
import type { StoreHandler } from '#core/http/route.ts';
import { assertGroups } from '#customers/groups/save-group.ts';
import { assertPriceList } from '../price-lists/save-price-list.ts';
import { type CatalogueInput, readCatalogue } from './read-catalogue.ts';
import { sayCatalogue } from './sentences.ts';

export const postPrintedCatalogue: StoreHandler<
  'POST /marketplace/v1/stores/{id}/wholesale/printed-catalogues'
> = async (call) => {
  const { storeId, body, services, now } = call;
  const input: CatalogueInput = {
    ...body,
    store_id: storeId,
    price_list_id: body.price_list_id?.toLowerCase() ?? null,
    group_id: body.group_id?.toLowerCase() ?? null,
    category_id: body.category_id?.toLowerCase() ?? null,
  };
  // Who took the prices along is on record, although nothing changes.
  await call.command('print_catalogue', async (db, notes) => {
    await assertPriceList(db, storeId, input.price_list_id);
    if (input.group_id !== null) await assertGroups(db, storeId, [input.group_id]);
    await assertCategory(db, storeId, input.category_id);
    const { products } = await readCatalogue(db, input, printedCatalogueLimits.products + 1);
    if (products.length === 0) throw invalidField('category_id', sayCatalogue('none'));
    if (products.length > printedCatalogueLimits.products) throw new DomainError('printed_catalogue_limit');
    notes.audit({ subject: '', after: body });
  });
  return { data: { url: signedLink(services.secrets, 'printed_catalogue', input, now) } };
};
