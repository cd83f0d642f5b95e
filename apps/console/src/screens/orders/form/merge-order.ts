import { commaText } from '@sokoni/messages/list-text';
import { isSame } from '#parts/forms/is-same.ts';
import {
  differenceIn,
  mergeValue,
  namesApart,
  type Preference,
  type WordDifference,
} from '#parts/forms/merge-fields.ts';
import { itemName } from '#parts/products/variant-name.ts';
import { sayOrderForm as say } from '#sentences/orders/form.ts';
import type { LineFields, OrderFields } from './order-fields.ts';

const lineFields = ['title', 'quantity', 'unitPrice', 'discount'] as const;
const simpleFields = [
  'customer',
  'channel',
  'locationId',
  'code',
  'shipping',
  'note',
  'dueOn',
  'tags',
] as const;

/** What they changed since `base` was loaded, beside what was typed here. */
export function orderDifferences(
  base: OrderFields,
  mine: OrderFields,
  theirs: OrderFields,
  placeName: (id: string) => string,
): WordDifference[] {
  const words = (fields: OrderFields, field: (typeof simpleFields)[number]) => {
    if (field === 'customer') return fields.customer?.name ?? '';
    if (field === 'channel') return say(`channel.${fields.channel}`);
    if (field === 'locationId') return placeName(fields.locationId);
    return field === 'tags' ? commaText(fields.tags) : fields[field];
  };
  const off = ({ discountKind, discount }: OrderFields) =>
    discount === '' || discountKind === 'amount' ? discount : `${discount}%`;
  const found = [
    ...simpleFields.flatMap((field) =>
      differenceIn(
        field,
        say(`field.${field}`),
        words(base, field),
        words(mine, field),
        words(theirs, field),
      ),
    ),
    ...differenceIn('discount', say('field.discount'), off(base), off(mine), off(theirs)),
  ];
  const own = byKey(mine);
  const their = byKey(theirs);
  const names = namesApart(
    [...base.lines, ...theirs.lines].map(({ key, title, variantName, sku }) => ({
      id: key,
      name: itemName(title, variantName),
      code: sku,
    })),
  );
  for (const before of base.lines) {
    const name = names.get(before.key) ?? before.title;
    const after = their.get(before.key);
    const typed = own.get(before.key);
    if (!after) {
      const yours =
        typed && !isSame(typed, before) ? say('lineValue.quantity', { quantity: typed.quantity }) : undefined;
      found.push({
        key: before.key,
        what: name,
        before: say('lineValue.quantity', { quantity: before.quantity }),
        theirs: say('lineValue.removed'),
        mine: yours,
      });
      continue;
    }
    for (const field of lineFields) {
      const yours = typed ? typed[field] : say('lineValue.removed');
      const key = `${before.key} ${field}`;
      found.push(
        ...differenceIn(key, say(`lineField.${field}`, { item: name }), before[field], yours, after[field]),
      );
    }
    for (const field of ['fulfilled', 'returned'] as const) {
      const [was, is] = [String(before[field]), String(after[field])];
      found.push(
        ...differenceIn(`${before.key} ${field}`, say(`lineField.${field}`, { item: name }), was, was, is),
      );
    }
  }
  const known = byKey(base);
  for (const added of theirs.lines.filter(({ key }) => !known.has(key))) {
    const yours = sameItems(mine, added);
    found.push({
      key: added.key,
      what: names.get(added.key) ?? added.title,
      before: '',
      theirs: say('lineValue.quantity', { quantity: added.quantity }),
      mine: yours && say('lineValue.quantity', { quantity: yours.quantity }),
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
  const known = byKey(base);
  const own = byKey(mine);
  const their = byKey(theirs);
  const lines = theirs.lines.flatMap((line): LineFields[] => {
    const before = known.get(line.key);
    const typed = own.get(line.key) ?? (before ? undefined : sameItems(mine, line));
    if (before && !typed) {
      // It was taken out here; what was fulfilled of it, or what they changed of it, brings it back.
      const stays = line.fulfilled > 0 || (preference === 'theirs' && !isSame(line, before));
      return stays ? [line] : [];
    }
    if (!typed) return [line];
    const fields = lineFields.map((field) => [field, pick(before?.[field] ?? '', typed[field], line[field])]);
    return [{ ...line, ...Object.fromEntries(fields) }];
  });
  const kept = mine.lines.filter((line) => {
    if (their.has(line.key) || sameItems(theirs, line)) return false;
    const before = known.get(line.key);
    // They took out what was changed here: it comes again as a line of its own where mine counts.
    return !before || (preference === 'mine' && line.variantId !== null && !isSame(line, before));
  });
  const [discountKind, discount] = pick(off(base), off(mine), off(theirs));
  return {
    customer: pick(base.customer, mine.customer, theirs.customer),
    channel: pick(base.channel, mine.channel, theirs.channel),
    locationId: pick(base.locationId, mine.locationId, theirs.locationId),
    code: pick(base.code, mine.code, theirs.code),
    shipping: pick(base.shipping, mine.shipping, theirs.shipping),
    note: pick(base.note, mine.note, theirs.note),
    tags: pick(base.tags, mine.tags, theirs.tags),
    dueOn: pick(base.dueOn, mine.dueOn, theirs.dueOn),
    discountKind,
    discount,
    lines: [...lines, ...kept.map((line) => ({ ...line, id: null, fulfilled: 0, returned: 0 }))],
  };
}

function off({ discountKind, discount }: OrderFields) {
  return [discountKind, discount] as const;
}

/** A new line of one that sells the items of a new line of the other. */
function sameItems({ lines }: OrderFields, { variantId }: LineFields): LineFields | undefined {
  return variantId === null ? undefined : lines.find((line) => line.variantId === variantId);
}

function byKey({ lines }: OrderFields): Map<string, LineFields> {
  return new Map(lines.map((line) => [line.key, line]));
}
