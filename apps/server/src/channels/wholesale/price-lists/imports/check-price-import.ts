import type { PriceImportMode } from '@sokoni/rules/imports/import-mode';
import type { PriceMapping } from '@sokoni/rules/imports/price-columns';
import {
  dearerFindings,
  type PriceDraft,
  type PriceReading,
  planPrices,
  priceDraftOf,
} from '@sokoni/rules/imports/price-import';
import type { CurrencyCode } from '@sokoni/rules/money/currencies';
import { moneyFormat } from '@sokoni/rules/money/money';
import { type PriceBreak, priceListLimits } from '@sokoni/rules/wholesale/price-breaks';
import { checkedItem, checkRunner, type ItemWithRows } from '#catalogue/imports/check-import.ts';
import type { CheckedItem, RowFinding } from '#catalogue/imports/import-items.ts';
import type { ImportRecord } from '#catalogue/imports/job-import.ts';
import { repeatedInFile } from '#catalogue/imports/row-findings.ts';
import { said } from '#catalogue/imports/sentences.ts';
import type { Db } from '#core/database/access/transaction.ts';
import { DomainError } from '#core/errors/domain-error.ts';
import { readerLocale } from '#core/language/reader-locale.ts';
import { storeCurrency } from '#tenancy/stores/store-currency.ts';
import { sayPriceList } from '../sentences.ts';
import { findBreaks, stageUnnamed } from './listed-queries.ts';
import { codesOfKey, keyOfRow, variantFinder } from './meant-variants.ts';
import { priceChanges } from './price-changes.ts';

/** What a file says of a variant of the store. */
export interface VariantPrices {
  row: number;
  variant_id: string;
  breaks: readonly PriceBreak[];
}

/** The dry run of prices. */
export const checkPricesRunner = checkRunner({
  nothing: () => sayPriceList('import.nothing'),
  mostRowsOfItem: priceListLimits.breaks,
  tooManyRows: () => sayPriceList('import.tooManyRows', { rows: priceListLimits.breaks }),
  async reader(db, { storeId, importId }, record) {
    const mapping = record.mapping as PriceMapping;
    const reading: PriceReading = { mapping, currency: await storeCurrency(db, storeId) };
    const listId = listOf(record);
    return {
      keyOf: (cells) => keyOfRow(reading, cells),
      async joined(keys) {
        const codes = keys.flatMap((key) => codesOfKey(key) ?? []);
        const meant = await variantFinder(db, storeId, codes);
        return new Map(
          keys.flatMap((key) => {
            const of = codesOfKey(key);
            const found = of && meant(of);
            return found?.ok ? [[key, `variant:${found.variant.id}`] as const] : [];
          }),
        );
      },
      async check(items) {
        const read = items.map((item) => ({ item, ...priceDraftOf(reading, item.rows) }));
        const into = { storeId, listId, mode: modeOf(record), currency: reading.currency };
        const planned = await plan(db, into, read);
        const named = planned.flatMap(({ checked: { record_id }, row }) =>
          record_id === null ? [] : [{ row, code: `variant:${record_id}`, what: 'product' as const }],
        );
        return {
          checked: planned.map(({ checked }) => checked),
          findings: [
            ...read.flatMap(({ findings }) => said(findings)),
            ...planned.flatMap(({ findings }) => findings),
            ...(await repeatedInFile(db, { storeId, importId }, named)),
          ],
        };
      },
    };
  },
  async beyond(db, key, record) {
    if (modeOf(record) !== 'replace') return {};
    return { removed: await stageUnnamed(db, key, listOf(record)) };
  },
});

interface Planned {
  row: number;
  checked: CheckedItem<VariantPrices | null>;
  findings: readonly RowFinding[];
}

async function plan(
  db: Db,
  {
    storeId,
    listId,
    mode,
    currency,
  }: { storeId: string; listId: string; mode: PriceImportMode; currency: CurrencyCode },
  read: readonly { item: ItemWithRows; draft: PriceDraft }[],
): Promise<Planned[]> {
  const meant = await variantFinder(
    db,
    storeId,
    read.map(({ draft }) => draft.codes),
  );
  const found = read.map(({ item, draft }) => ({ ...item, draft, variant: meant(draft.codes) }));
  const ids = found.flatMap(({ variant }) => (variant.ok ? variant.variant.id : []));
  const before = await findBreaks(db, { storeId, listId }, ids);
  const money = moneyFormat(currency, readerLocale());
  return found.map(({ first_row, draft, variant }): Planned => {
    const { row, breaks } = draft;
    if (!variant.ok) {
      const checked = checkedItem({ first_row, plan: { action: 'error' }, known: null, draft: null });
      return { row, checked, findings: said([{ row, level: 'error', reason: variant.reason }]) };
    }
    const { id } = variant.variant;
    const kept = before.get(id) ?? [];
    const planned = planPrices(draft, kept, mode);
    const prices: VariantPrices = { row, variant_id: id, breaks };
    const checked = checkedItem({ first_row, plan: planned, known: { id }, draft: prices });
    return {
      row,
      checked,
      findings: [
        ...said([...planned.findings, ...dearerFindings(draft, planned.after)]),
        ...priceChanges(draft, kept, planned.after, money),
      ],
    };
  });
}

/** @throws DomainError `not_found` once the list is deleted */
export function listOf({ price_list_id }: ImportRecord): string {
  if (price_list_id === null) throw new DomainError('not_found', { message: sayPriceList('gone') });
  return price_list_id;
}

export function modeOf({ replaces }: ImportRecord): PriceImportMode {
  return replaces ? 'replace' : 'add_and_update';
}
