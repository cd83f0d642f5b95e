import type { CustomerValues } from '@sokoni/rules/imports/customers/customer-import-plan';
import type { CurrencyCode } from '@sokoni/rules/money/currencies';
import { moneyFormat } from '@sokoni/rules/money/money';
import type { RowFinding } from '#catalogue/imports/import-items.ts';
import { editChange, newChange, valueChange } from '#catalogue/imports/row-changes.ts';
import { columnName } from '#catalogue/imports/sentences.ts';
import { readerLocale } from '#core/language/reader-locale.ts';
import type { PlannedCustomer } from './plan-customers.ts';

/** Row by row what an import would change. */
export function customerChanges(planned: readonly PlannedCustomer[], currency: CurrencyCode): RowFinding[] {
  const money = moneyFormat(currency, readerLocale());
  const text = (value: string | number | null | undefined) =>
    typeof value === 'number' ? money(value) : (value ?? '');
  return planned.flatMap(({ draft: { row }, plan }) => {
    if (plan.action === 'create') return [newChange(row)];
    if (plan.action !== 'update') return [];
    const columns = Object.keys(plan.after) as (keyof CustomerValues)[];
    return [
      ...columns.map((column) =>
        valueChange(row, columnName(column), text(plan.before[column]), text(plan.after[column])),
      ),
      ...(plan.addresses ? [editChange(row, columnName('addresses'))] : []),
    ];
  });
}
