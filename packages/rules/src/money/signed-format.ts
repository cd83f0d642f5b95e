import { rightToLeft } from '#languages.ts';

/** A number, or its plain decimal text, which `Intl` reads digit by digit where a float would lose some. */
export type Figure = number | `${number}`;

/** Of which figures the sign is shown: of those below nothing, or of those above it as well. */
export type Signs = 'negative' | 'exceptZero';

/**
 * Writes figures with their sign where `Intl` has it in that locale: in Arabic at the left of Western digits. A minus is U+2212.
 * @param options as `Intl.NumberFormat` takes them; the format is made once
 */
export function signedFormat(
  locale: string,
  options: Intl.NumberFormatOptions = {},
  signs: Signs = 'negative',
): (figure: Figure) => string {
  const format = new Intl.NumberFormat(locale, { ...options, signDisplay: signs });
  const isCurrency = options.style === 'currency';
  return (figure) => {
    const parts = format.formatToParts(figure as number);
    const sign = parts.findIndex(({ type }) => type === 'minusSign' || type === 'plusSign');
    if (sign === -1) return format.format(figure as number);
    // The sign makes what follows it run from the left, up to the end of the digits: the currency stands where it does without one.
    const lastDigits = parts.findLastIndex(({ type }) => type === 'integer' || type === 'fraction');
    const end = isCurrency && locale.startsWith('ar') ? lastDigits : -1;
    return parts
      .map(({ type, value }, at) => (type === 'minusSign' ? '−' : value) + (at === end ? rightToLeft : ''))
      .join('');
  };
}
