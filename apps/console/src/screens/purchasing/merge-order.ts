import { costSpreads } from '@sokoni/rules/landed-cost';
import { extraCostKinds } from '@sokoni/rules/purchase-order';
import { isSame } from '#parts/is-same.ts';
import {
  differenceIn,
  mergeValue,
  namesApart,
  type Preference,
  type WordDifference,
} from '#parts/merge-fields.ts';
import type { LineFields, OrderFields } from './order-fields.ts';

const simpleFields = [
  'supplier',
  'locationId',
  'expectedOn',
  'reference',
  'note',
  'spread',
  'costs',
] as const;
const lineFields = ['quantity', 'unitCost', 'supplierSku'] as const;

const labels = {
  supplier: 'Supplier',
  locationId: 'Goes to',
  expectedOn: 'Expected on',
  reference: 'Reference',
  note: 'Note',
  spread: 'Costs on top are spread',
  costs: 'Costs on top',
  quantity: 'Pieces',
  unitCost: 'Unit cost',
  supplierSku: 'Code of the supplier',
  received: 'Received',
} as const;

/** What they changed since `base` was loaded, beside what was typed here. */
export function orderDifferences(
  base: OrderFields,
  mine: OrderFields,
  theirs: OrderFields,
  placeName: (id: string) => string,
): WordDifference[] {
  const words = (fields: OrderFields, field: (typeof simpleFields)[number]) =>
    field === 'locationId' ? placeName(fields.locationId) : wordsOf(fields, field);
  const found = simpleFields.flatMap((field) =>
    differenceIn(field, labels[field], words(base, field), words(mine, field), words(theirs, field)),
  );
  const known = byVariant(base);
  const own = byVariant(mine);
  const their = byVariant(theirs);
  const names = namesApart([...base.lines, ...theirs.lines].map(namedLine));
  for (const before of base.lines) {
    const name = names.get(before.variantId) ?? before.title;
    const after = their.get(before.variantId);
    const typed = own.get(before.variantId);
    if (!after) {
      found.push({
        key: before.variantId,
        what: name,
        before: `${before.quantity} pieces`,
        theirs: 'Removed',
        mine: undefined,
      });
      continue;
    }
    for (const field of lineFields) {
      const yours = typed ? typed[field] : 'Removed';
      found.push(
        ...differenceIn(
          `${before.variantId} ${field}`,
          `${name}: ${labels[field]}`,
          before[field],
          yours,
          after[field],
        ),
      );
    }
    const received = [String(before.received), String(after.received)] as const;
    found.push(
      ...differenceIn(
        `${before.variantId} received`,
        `${name}: ${labels.received}`,
        received[0],
        received[0],
        received[1],
      ),
    );
  }
  for (const added of theirs.lines.filter(({ variantId }) => !known.has(variantId))) {
    const yours = own.get(added.variantId);
    found.push({
      key: added.variantId,
      what: names.get(added.variantId) ?? added.title,
      before: '',
      theirs: `${added.quantity} pieces`,
      mine: yours && `${yours.quantity} pieces`,
    });
  }
  return found;
}

/** The inputs over what is saved now: what only one of the two changed stays, what both changed goes by the preference. */
export function mergeOrder(
  base: OrderFields,
  mine: OrderFields,
  theirs: OrderFields,
  preference: Preference,
): OrderFields {
  const pick = <Value>(before: Value, own: Value, their: Value) => mergeValue(before, own, their, preference);
  const known = byVariant(base);
  const own = byVariant(mine);
  const their = byVariant(theirs);
  const merged = theirs.lines.flatMap((line): LineFields[] => {
    const before = known.get(line.variantId);
    const typed = own.get(line.variantId);
    if (before && !typed) {
      // It was taken out here; what has come of it, or what they changed of it, brings it back.
      const stays = line.received > 0 || (preference === 'theirs' && !isSame(line, before));
      return stays ? [line] : [];
    }
    if (!typed) return [line];
    const fields = lineFields.map((field) => [field, pick(before?.[field], typed[field], line[field])]);
    return [{ ...line, ...Object.fromEntries(fields) }];
  });
  const added = mine.lines.filter(({ variantId }) => !known.has(variantId) && !their.has(variantId));
  return {
    supplier: pick(base.supplier, mine.supplier, theirs.supplier),
    locationId: pick(base.locationId, mine.locationId, theirs.locationId),
    expectedOn: pick(base.expectedOn, mine.expectedOn, theirs.expectedOn),
    reference: pick(base.reference, mine.reference, theirs.reference),
    note: pick(base.note, mine.note, theirs.note),
    spread: pick(base.spread, mine.spread, theirs.spread),
    costs: pick(base.costs, mine.costs, theirs.costs),
    lines: [...merged, ...added],
  };
}

function wordsOf(fields: OrderFields, field: Exclude<(typeof simpleFields)[number], 'locationId'>): string {
  if (field === 'supplier') return fields.supplier?.name ?? '';
  if (field === 'spread') return costSpreads[fields.spread];
  if (field !== 'costs') return fields[field];
  return fields.costs
    .map(({ kind, label, amount }) => `${label || extraCostKinds[kind]} ${amount}`)
    .join(', ');
}

function namedLine({ variantId, title, variantName, sku, barcode }: LineFields) {
  return { id: variantId, name: `${title} ${variantName}`.trim(), code: sku || barcode };
}

function byVariant({ lines }: OrderFields): Map<string, LineFields> {
  return new Map(lines.map((line) => [line.variantId, line]));
}
