import type { ProductOption } from '#products/variant-combinations.ts';
import type { Cells, ReadRow } from '../import-row.ts';
import type { ImportField } from './product-columns.ts';

/** An option of a product, with the number of the columns that say it. */
export interface NamedOption {
  readonly name: string;
  readonly index: number;
}

/** Options are named on the first row that names them; `Title: Default Title` is how Shopify writes that there are none. */
export function optionNamesOf(rows: readonly ReadRow[]): NamedOption[] {
  const used = (index: number) =>
    rows.some(({ cells }) => cells[entryField(index)] !== undefined && isEntryRow(cells));
  const names = [1, 2, 3, 4, 5].flatMap((index) => {
    const name = rows.find(({ cells }) => cells[nameField(index)])?.cells[nameField(index)];
    return name && used(index) ? [{ name, index }] : [];
  });
  const [only] = names;
  const isNone =
    names.length === 1 &&
    only &&
    rows.every(({ cells }) => /^(default title)?$/i.test(cells[entryField(only.index)] ?? ''));
  return isNone ? [] : names;
}

/** The attributes of a whole WooCommerce product are no entries of a variant. */
function isEntryRow({ row_type, parent }: Cells): boolean {
  return row_type === undefined || parent !== undefined;
}

/** The options with the entries that the variants have, in the order of the file. */
export function optionsOf(
  names: readonly { name: string }[],
  variants: readonly { entries: readonly string[] }[],
): ProductOption[] {
  return names.map(({ name }, index) => {
    const entries: string[] = [];
    for (const variant of variants) {
      const entry = variant.entries[index] ?? '';
      if (entry !== '' && !entries.some((known) => known.toLowerCase() === entry.toLowerCase()))
        entries.push(entry);
    }
    return { name, entries };
  });
}

function nameField(index: number): ImportField {
  return `option${index}_name` as ImportField;
}

/** The column with the entry of this option. */
export function entryField(index: number): ImportField {
  return `option${index}_entry` as ImportField;
}
