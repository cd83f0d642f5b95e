import { discountTargets } from '@sokoni/rules/discount';
import { channelsText, type DiscountReader, discountValueText } from '@sokoni/rules/discount-words';
import { differenceIn, mergeValue, type Preference, type WordDifference } from '#parts/merge-fields.ts';
import { type DiscountFields, termsOf } from './discount-fields.ts';

interface Words {
  reader: DiscountReader;
  categoryName: (id: string) => string;
}

/** Fields that mean something together only, under the name that people have for them. */
const groups: readonly {
  what: string;
  fields: readonly (keyof DiscountFields)[];
  words: (fields: DiscountFields, words: Words) => string;
}[] = [
  { what: 'Code', fields: ['way', 'code'], words: ({ way, code }) => (way === 'code' ? code : 'By itself') },
  { what: 'Title', fields: ['title'], words: ({ title }) => title },
  {
    what: 'What it takes off',
    fields: ['kind', 'percent', 'amount', 'buyPieces', 'getPieces', 'mostTimes'],
    words: (fields, { reader }) =>
      discountValueText(termsOf({ ...fields, startDay: '2000-01-01' }, reader, null), reader),
  },
  { what: 'What it is for', fields: ['appliesTo', 'products', 'categoryIds'], words: targetWords },
  {
    what: 'The least that must be bought',
    fields: ['minimum', 'minimumSpend', 'minimumPieces'],
    words: ({ minimum, minimumSpend, minimumPieces }) =>
      minimum === 'spend' ? minimumSpend : minimum === 'pieces' ? `${minimumPieces} pieces` : '',
  },
  { what: 'Where it holds', fields: ['channels'], words: ({ channels }) => channelsText(channels) },
  {
    what: 'From',
    fields: ['startDay', 'startTime'],
    words: ({ startDay, startTime }) => `${startDay} ${startTime}`.trim(),
  },
  {
    what: 'Until',
    fields: ['endDay', 'endTime'],
    words: ({ endDay, endTime }) => `${endDay} ${endTime}`.trim(),
  },
  { what: 'Uses in all', fields: ['useLimit'], words: ({ useLimit }) => useLimit },
  { what: 'Uses per customer', fields: ['customerLimit'], words: ({ customerLimit }) => customerLimit },
];

/** What they changed since `base` was loaded, beside what was typed here. */
export function discountDifferences(
  base: DiscountFields,
  mine: DiscountFields,
  theirs: DiscountFields,
  words: Words,
): WordDifference[] {
  return groups.flatMap((group) => {
    const [before, own, their] = [base, mine, theirs].map((fields) => group.words(fields, words));
    return differenceIn(group.what, group.what, before ?? '', own ?? '', their ?? '');
  });
}

/** What only one of the two changed stays; what both changed goes by the preference. */
export function mergeDiscount(
  base: DiscountFields,
  mine: DiscountFields,
  theirs: DiscountFields,
  preference: Preference,
): DiscountFields {
  const merged = groups.map(({ fields }) => {
    const pick = (from: DiscountFields) => Object.fromEntries(fields.map((field) => [field, from[field]]));
    return mergeValue(pick(base), pick(mine), pick(theirs), preference);
  });
  return Object.assign({ ...mine }, ...merged);
}

function targetWords({ appliesTo, products, categoryIds }: DiscountFields, { categoryName }: Words): string {
  if (appliesTo === 'order') return discountTargets.order;
  const names = appliesTo === 'products' ? products.map(({ title }) => title) : categoryIds.map(categoryName);
  return names.join(', ');
}
