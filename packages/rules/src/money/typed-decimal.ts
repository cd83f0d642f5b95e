import { westernDigits } from '#forms/western-digits.ts';
import { decimalParts } from './decimal.ts';

/** How a locale writes numbers. */
export interface NumberSigns {
  /** Between the whole and its fraction: `.`, `,` or `٫`. */
  readonly decimal: string;
  /** Between thousands: `,`, `.`, a space or `٬`. */
  readonly group: string;
  /** Its ten digits, from nothing to nine. */
  readonly digits: readonly string[];
}

const known = new Map<string, NumberSigns>();

/** The signs of a locale, such as `fr-RW` or `ar-u-nu-arab`. */
export function numberSigns(locale: string): NumberSigns {
  const before = known.get(locale);
  if (before) return before;
  const format = new Intl.NumberFormat(locale, { useGrouping: true });
  const parts = format.formatToParts(1234567.5);
  const signOf = (wanted: 'decimal' | 'group', usual: string) =>
    parts.find(({ type }) => type === wanted)?.value ?? usual;
  const signs = {
    decimal: signOf('decimal', '.'),
    group: signOf('group', ','),
    digits: Array.from({ length: 10 }, (_, digit) => format.format(digit)),
  };
  known.set(locale, signs);
  return signs;
}

/**
 * A number as a person types or pastes it, as plain decimal text: `7,5` is `7.5`, `1 234,50` is `1234.50`, `٧٫٥` is `7.5`. Point and
 * comma are both the decimal mark in every language, unless the sign groups thousands where the reader is: `1,234` is
 * `1234` in English and `1.234` in French. What is no number comes back as it is, for whoever refuses it.
 */
export function readDecimal(text: string, signs: NumberSigns): string {
  const bare = westernDigits(text)
    .replaceAll(/[\u200e\u200f\u061c]/g, '')
    .trim()
    .replace(/^[−‐]/, '-');
  const plain = withoutGroups(bare, signs);
  return plain !== undefined && decimalParts(plain) ? plain : text;
}

/** A plain decimal text with the decimal mark and the digits of the reader, without groups: what a field shows. */
export function writeDecimal(plain: string, { decimal, digits }: NumberSigns): string {
  if (!decimalParts(plain)) return plain;
  return plain.replace('.', decimal).replaceAll(/\d/g, (digit) => digits[Number(digit)] ?? digit);
}

/** The Arabic signs say by themselves which they are, and a space or an apostrophe is never a decimal mark. */
const surelyGroup = /(?<=\d)[\s٬'’](?=\d{3}(?!\d))/g;

function withoutGroups(bare: string, { group }: NumberSigns): string | undefined {
  const text = bare.replaceAll(surelyGroup, '').replace('٫', bare.includes('.') ? ',' : '.');
  const [first, ...others] = [...new Set(text.match(/[.,]/g))];
  if (first === undefined) return text;
  if (others.length > 0) {
    // The last of both is the decimal mark: `1.234,50`, `1,234.50`.
    const mark = text.lastIndexOf('.') > text.lastIndexOf(',') ? '.' : ',';
    const [whole = '', fraction = '', ...more] = text.split(mark);
    const all = ungrouped(whole, mark === '.' ? ',' : '.');
    return more.length > 0 || all === undefined ? undefined : `${all}.${fraction}`;
  }
  const isRepeated = text.indexOf(first) !== text.lastIndexOf(first);
  const asGroups = isRepeated || first === group ? ungrouped(text, first) : undefined;
  if (asGroups !== undefined) return asGroups;
  return isRepeated ? undefined : text.replace(first, '.');
}

/** Without the signs between its thousands; undefined where they do not stand between thousands. */
function ungrouped(text: string, sign: string): string | undefined {
  const [head = '', ...groups] = text.split(sign);
  const areGroups = /^-?[1-9]\d{0,2}$/.test(head) && groups.every((group) => /^\d{3}$/.test(group));
  return areGroups ? head + groups.join('') : undefined;
}
