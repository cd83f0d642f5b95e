import { hasBreakTwice, type PriceBreak, priceListLimits } from '@sokoni/rules/wholesale/price-breaks';
import type { Db } from '#core/database/access/transaction.ts';
import { publishChange } from '#core/database/events/publish.ts';
import { DomainError, invalidField } from '#core/errors/domain-error.ts';
import { newId } from '#core/ids.ts';
import { setGroupPriceList } from '#customers/groups/save-group.ts';
import { assertVariants } from '#stock/assert-stock-locations.ts';
import { percentOrNone } from '../percentages.ts';
import {
  countPriceLists,
  deletePriceListRow,
  holdPriceList,
  insertPriceList,
  lockPriceList,
  type PriceListRow,
  updatePriceList,
} from './queries.ts';
import { sayPriceList } from './sentences.ts';
import { writeListed } from './write-listed.ts';

interface PriceListDraft {
  id?: string | undefined;
  name: string;
  percent_off: string | null;
  group_ids: readonly string[];
}

interface PriceListChange {
  version: number;
  name?: string | undefined;
  percent_off?: string | null | undefined;
  group_ids?: readonly string[] | undefined;
}

/** @throws DomainError `not_found` for a price list that the store does not have; one that is there stays until the end of the transaction */
export async function assertPriceList(db: Db, storeId: string, id: string | null): Promise<void> {
  if (id === null || (await holdPriceList(db, storeId, id))) return;
  throw new DomainError('not_found', { message: sayPriceList('gone') });
}

/**
 * @returns the id
 * @throws DomainError `price_list_limit`, `price_list_taken`, `id_taken`, `not_found` for a group
 */
export async function addPriceList(
  db: Db,
  storeId: string,
  { id: given, name, percent_off, group_ids }: PriceListDraft,
  now: Date,
): Promise<string> {
  if ((await countPriceLists(db, storeId)) >= priceListLimits.perStore)
    throw new DomainError('price_list_limit');
  const id = given?.toLowerCase() ?? newId();
  const made = await insertPriceList(db, {
    store_id: storeId,
    id,
    name,
    percent_off: percentOrNone(percent_off),
    created_at: now,
    updated_at: now,
  });
  if (made === 'id_taken') throw new DomainError('id_taken');
  if (made === 'name_taken') throw nameTaken();
  await setGroupPriceList(db, storeId, id, group_ids);
  publishChange(db, 'wholesale', [id]);
  return id;
}

/**
 * What is left out stays.
 * @returns the list as it was
 * @throws DomainError `not_found` (a group too), `changed_meanwhile`, `price_list_taken`
 */
export async function changePriceList(
  db: Db,
  storeId: string,
  id: string,
  { version, name, percent_off, group_ids }: PriceListChange,
  now: Date,
): Promise<PriceListRow> {
  const row = await lockPriceList(db, storeId, id);
  if (!row) throw new DomainError('not_found');
  if (row.version !== version) throw new DomainError('changed_meanwhile');
  const changed = await updatePriceList(db, storeId, id, {
    name: name ?? row.name,
    percent_off: percent_off === undefined ? row.percent_off : percentOrNone(percent_off),
    version: row.version + 1,
    updated_at: now,
  });
  if (!changed) throw nameTaken();
  if (group_ids) await setGroupPriceList(db, storeId, id, group_ids);
  publishChange(db, 'wholesale', [id]);
  return row;
}

/**
 * Who bought by it buys at the prices of the store.
 * @returns the list as it was
 * @throws DomainError `not_found`
 */
export async function deletePriceList(db: Db, storeId: string, id: string): Promise<PriceListRow> {
  const row = await lockPriceList(db, storeId, id);
  if (!row) throw new DomainError('not_found');
  await setGroupPriceList(db, storeId, id, []);
  await deletePriceListRow(db, storeId, id);
  publishChange(db, 'wholesale', [id]);
  return row;
}

/**
 * Puts these breaks in the place of those that the variants had in the list; a variant without any has no price of its own in it.
 * @throws DomainError `not_found` for the list or a variant, `invalid_fields` for a variant or a quantity that is there twice
 */
export async function setPrices(
  db: Db,
  storeId: string,
  listId: string,
  given: readonly { variant_id: string; breaks: readonly PriceBreak[] }[],
  now: Date,
): Promise<void> {
  const prices = given.map(({ variant_id, breaks }) => ({ variantId: variant_id.toLowerCase(), breaks }));
  const variantIds = prices.map(({ variantId }) => variantId);
  if (new Set(variantIds).size < variantIds.length)
    throw invalidField('prices', sayPriceList('prices.variantTwice'));
  const twice = prices.findIndex(({ breaks }) => hasBreakTwice(breaks));
  if (twice >= 0) throw invalidField(`prices.${twice}.breaks`, sayPriceList('prices.breakTwice'));
  await writeListed(db, { storeId, listId }, now, async () => {
    await assertVariants(db, storeId, variantIds);
    return { prices, answer: undefined };
  });
}

function nameTaken(): DomainError {
  const error = new DomainError('price_list_taken');
  return new DomainError('price_list_taken', { fields: { name: error.message } });
}
