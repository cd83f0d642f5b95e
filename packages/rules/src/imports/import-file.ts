import { cellText } from './csv-cell.ts';

/** Where a file comes from; `other` has headers that we only guess at. */
export const importFormats = ['sokoni', 'shopify', 'woocommerce', 'other'] as const;

export type ImportFormat = (typeof importFormats)[number];

/** A meaning that a column can have; one with `many` may be given to several columns. */
export interface FieldName {
  /** What our own files call it, in every language: an import knows them again by it. */
  readonly header: string;
  readonly many?: true;
}

/** What each column means, in the order of the file; null for one that is left out. */
export type Mapping<Field extends string> = readonly (Field | null)[];

/** A header as it is compared. */
export function headerKey(header: string): string {
  return header.trim().toLowerCase().replace(/\s+/g, ' ');
}

/** What columns with these headers mean, each meaning once unless it is one of many. */
export function mapColumns<Field extends string>(
  names: readonly string[],
  fields: Readonly<Record<Field, FieldName>>,
  meaningOf: (name: string) => Field | undefined,
): (Field | null)[] {
  const taken = new Set<Field>();
  return names.map((name) => {
    const field = meaningOf(name);
    if (field === undefined || (taken.has(field) && !fields[field].many)) return null;
    taken.add(field);
    return field;
  });
}

export type MappingCheck<Field extends string = string> =
  | { readonly ok: true }
  | { readonly ok: false; readonly reason: 'length'; readonly columns: number }
  | { readonly ok: false; readonly reason: 'repeated'; readonly field: Field }
  | { readonly ok: false; readonly reason: 'nameless' };

/** Whether the columns can be read so: nothing meant twice, and something of `naming` that says whom or what a row is about. */
export function checkColumns<Field extends string>(
  mapping: Mapping<Field>,
  columns: number,
  fields: Readonly<Record<Field, FieldName>>,
  naming: readonly Field[],
): MappingCheck<Field> {
  if (mapping.length !== columns) return { ok: false, reason: 'length', columns };
  const seen = new Set<Field>();
  for (const field of mapping) {
    if (field === null) continue;
    if (seen.has(field) && !fields[field].many) {
      return { ok: false, reason: 'repeated', field };
    }
    seen.add(field);
  }
  return naming.some((field) => seen.has(field)) ? { ok: true } : { ok: false, reason: 'nameless' };
}

/** What a row says in the columns that mean something, without blanks around and without the apostrophes that guard formulas.
 * Empty cells say nothing; of `many` columns each is a line. */
export function cellsByField<Field extends string>(
  mapping: Mapping<Field>,
  cells: readonly string[],
  many?: Field,
): Partial<Record<Field, string>> {
  const read: Partial<Record<Field, string>> = {};
  for (const [index, field] of mapping.entries()) {
    if (!field) continue;
    const text = cellText(cells[index]?.trim() ?? '');
    if (text === '') continue;
    const before = field === many ? read[field] : undefined;
    read[field] = before === undefined ? text : `${before}\n${text}`;
  }
  return read;
}
