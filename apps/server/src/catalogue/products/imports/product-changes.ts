import { commaText } from '@sokoni/messages/list-text';
import type { VariantValues } from '@sokoni/rules/imports/products/product-import-plan';
import type { CurrencyCode } from '@sokoni/rules/money/currencies';
import { moneyFormat } from '@sokoni/rules/money/money';
import type { RowFinding } from '#catalogue/imports/import-items.ts';
import { editChange, newChange, valueChange, valueText } from '#catalogue/imports/row-changes.ts';
import { columnName, sayImport } from '#catalogue/imports/sentences.ts';
import { sayProductState } from '#catalogue/products/sentences.ts';
import { readerLocale } from '#core/language/reader-locale.ts';
import type { PlannedItem } from './plan-batch.ts';

/** What the values of a change are called in the store. */
export interface ChangeNames {
  currency: CurrencyCode;
  /** Names from the outermost category inwards, by the id of the innermost. */
  categories: ReadonlyMap<string, readonly string[]>;
  locations: ReadonlyMap<string, string>;
}

/** Row by row what an import would change. */
export function productChanges(planned: readonly PlannedItem[], names: ChangeNames): RowFinding[] {
  const money = moneyFormat(names.currency, readerLocale());
  return planned.flatMap((item) => {
    if (item.plan.action === 'create') return [newChange(item.draft.row)];
    if (item.plan.action !== 'update') return [];
    return [
      ...valuesOfProduct(item, names),
      ...item.plan.added.map(
        ({ row }): RowFinding => ({
          ...{ row, level: 'change' },
          message: sayImport('change.newVariant'),
        }),
      ),
      ...valuesOfVariants(item, names, money),
      ...item.images.map(
        ({ row }): RowFinding => ({
          ...{ row, level: 'change' },
          message: sayImport('change.picture'),
        }),
      ),
    ];
  });
}

/** Values of options are there because variants are new. */
function valuesOfProduct({ draft, plan }: PlannedItem, { categories }: ChangeNames): RowFinding[] {
  const { before, after } = plan;
  const { row } = draft;
  const changes: RowFinding[] = [];
  for (const column of ['title', 'brand', 'exempt_vat', 'tax_percent'] as const) {
    if (column in after)
      changes.push(
        valueChange(
          row,
          columnName(column),
          valueText(before[column] ?? null),
          valueText(after[column] ?? null),
        ),
      );
  }
  if (before.status && after.status) {
    const [was, is] = [before.status, after.status].map((status) => sayProductState(`status.${status}`));
    changes.push(valueChange(row, columnName('status'), was ?? '', is ?? ''));
  }
  if (after.tags)
    changes.push(valueChange(row, columnName('tags'), commaText(before.tags ?? []), commaText(after.tags)));
  if (after.category_id !== undefined) {
    const path = (names: readonly string[]) => names.join(' > ');
    const now = path(categories.get(before.category_id ?? '') ?? []);
    changes.push(valueChange(row, columnName('category'), now, path(draft.category ?? [])));
  }
  if (after.description !== undefined) changes.push(editChange(row, columnName('description')));
  return changes;
}

const amounts: readonly string[] = ['price', 'sales_price', 'cost'] satisfies (keyof VariantValues)[];

function valuesOfVariants(
  { known, plan }: PlannedItem,
  { locations }: ChangeNames,
  money: (minor: number) => string,
): RowFinding[] {
  const stockBefore = new Map(known?.variants.map(({ id, stock }) => [id, stock]));
  return plan.changed.flatMap(({ id, row, before, after, stock }) => {
    const text = (column: keyof VariantValues, values: Partial<VariantValues>) => {
      const value = values[column] ?? null;
      return typeof value === 'number' && amounts.includes(column) ? money(value) : valueText(value);
    };
    return [
      ...(Object.keys(after) as (keyof VariantValues)[]).map((column) =>
        valueChange(row, columnName(column), text(column, before), text(column, after)),
      ),
      ...Object.entries(stock).map(([location, change]) => {
        const units = stockBefore.get(id)?.[location] ?? 0;
        const field = sayImport('change.stock', { location: locations.get(location) ?? '' });
        return valueChange(row, field, valueText(units), valueText(units + change));
      }),
    ];
  });
}
