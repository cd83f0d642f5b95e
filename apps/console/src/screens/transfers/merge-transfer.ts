import type { Transfer } from '#api/types.ts';
import {
  differenceIn,
  mergeValue,
  namesApart,
  type Preference,
  type WordDifference,
} from '#parts/merge-fields.ts';

/** A line as it is typed. */
export interface DraftLine {
  variant_id: string;
  product_id: string;
  product_title: string;
  variant_name: string;
  sku: string;
  image: string | null;
  quantity: string;
}

/** A transfer as it is typed. */
export interface TransferFields {
  from: string;
  to: string;
  note: string;
  lines: readonly DraftLine[];
}

/** What is saved, as it would be typed. */
export function fieldsOf(transfer: Transfer): TransferFields {
  return {
    from: transfer.from_location_id,
    to: transfer.to_location_id,
    note: transfer.note,
    lines: transfer.items.map(
      ({ variant_id, product_id, product_title, variant_name, sku, image, quantity }) => ({
        ...{ variant_id, product_id, product_title, variant_name, sku, image },
        quantity: String(quantity),
      }),
    ),
  };
}

/** What they changed since `base` was loaded, beside what was typed here. */
export function transferDifferences(
  base: TransferFields,
  mine: TransferFields,
  theirs: TransferFields,
  placeName: (id: string) => string,
): WordDifference[] {
  const lines = allLines(theirs, base, mine);
  const names = namesApart(
    lines.map(({ variant_id, product_title, variant_name, sku }) => ({
      id: variant_id,
      name: `${product_title} ${variant_name}`.trim(),
      code: sku,
    })),
  );
  return [
    ...differenceIn('from', 'From', placeName(base.from), placeName(mine.from), placeName(theirs.from)),
    ...differenceIn('to', 'To', placeName(base.to), placeName(mine.to), placeName(theirs.to)),
    ...differenceIn('note', 'Note', base.note, mine.note, theirs.note),
    ...lines.flatMap((line) =>
      differenceIn(
        line.variant_id,
        names.get(line.variant_id) ?? line.product_title,
        piecesOf(base, line),
        piecesOf(mine, line),
        piecesOf(theirs, line),
      ),
    ),
  ];
}

/** The inputs over what is saved now: what only one of the two changed stays, what both changed goes by the preference. */
export function mergeTransfer(
  base: TransferFields,
  mine: TransferFields,
  theirs: TransferFields,
  preference: Preference,
): TransferFields {
  const pick = (before: string, own: string, their: string) => mergeValue(before, own, their, preference);
  return {
    from: pick(base.from, mine.from, theirs.from),
    to: pick(base.to, mine.to, theirs.to),
    note: pick(base.note, mine.note, theirs.note),
    lines: allLines(theirs, mine).flatMap((line) => {
      const quantity = pick(piecesOf(base, line), piecesOf(mine, line), piecesOf(theirs, line));
      return quantity === '' ? [] : [{ ...line, quantity }];
    }),
  };
}

/** Each variant once, in the order of the first that has it. */
function allLines(...transfers: TransferFields[]): DraftLine[] {
  const found = new Map<string, DraftLine>();
  for (const line of transfers.flatMap(({ lines }) => lines)) {
    if (!found.has(line.variant_id)) found.set(line.variant_id, line);
  }
  return [...found.values()];
}

/** The pieces of a variant; empty where it has no line. */
function piecesOf({ lines }: TransferFields, { variant_id }: DraftLine): string {
  return lines.find((line) => line.variant_id === variant_id)?.quantity ?? '';
}
