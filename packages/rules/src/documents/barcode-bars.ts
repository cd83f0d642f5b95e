import {
  bearerModules,
  itfWide,
  type LabelParts,
  moduleWidth,
  narrowerThan,
  type Symbology,
  symbologyOf,
} from './label-sheets.ts';

export interface Bar {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/**
 * A code as the dark bars of its box, in millimetres, the same on paper and in the preview: as its own symbology where that fits, or
 * as a narrower one. None for a code that cannot be drawn so that a scanner reads it.
 */
export function barsOf(code: string, box: NonNullable<LabelParts['bars']>): Bar[] {
  let symbology: Symbology | null = code === '' ? null : symbologyOf(code);
  for (; symbology !== null; symbology = narrowerThan(symbology)) {
    const widths = barWidths(symbology, code);
    const modules = widths.reduce((sum, width) => sum + width, 0);
    const module = modules === 0 ? null : moduleWidth(symbology, modules, box.width);
    if (module !== null) return placed(widths, module, box, symbology === 'itf14' ? bearerModules : 0);
  }
  return [];
}

function placed(widths: readonly number[], module: number, box: Bar, bearers: number): Bar[] {
  const whole = widths.reduce((sum, width) => sum + width, 0) * module;
  const start = box.x + (box.width - whole) / 2;
  const bearer = bearers * module;
  let x = start;
  // Bars and spaces by turns.
  const bars = widths.flatMap((width, index) => {
    const bar = { x, y: box.y + bearer, width: width * module, height: box.height - 2 * bearer };
    x += width * module;
    return index % 2 === 0 ? [bar] : [];
  });
  const above = { x: start, y: box.y, width: whole, height: bearer };
  return bearer === 0 ? bars : [...bars, above, { ...above, y: box.y + box.height - bearer }];
}

/** The bars and spaces of a code in modules, by turns from its first bar; none where the symbology has no such letters. */
export function barWidths(symbology: Symbology, code: string): number[] {
  if (symbology === 'code128') return code128(code);
  if (!/^\d+$/.test(code)) return [];
  const digits = [...code].map(Number);
  if (symbology === 'itf14') return interleaved(digits);
  return symbology === 'ean8' ? ean8(digits) : ean13(symbology === 'upca' ? [0, ...digits] : digits);
}

const widthsIn = (written: string) => [...written].map(Number);
const guard = [1, 1, 1];
const middle = [1, 1, 1, 1, 1];

/** EAN: space, bar, space, bar of each digit; on the right of the middle they begin with the bar. */
const retail = ['3211', '2221', '2122', '1411', '1132', '1231', '1114', '1312', '1213', '3112'].map(widthsIn);

/** The first of thirteen digits is told by which of the next six are mirrored. */
const mirrored = ['', '245', '235', '234', '145', '125', '123', '135', '134', '124'];

function ean13([first = 0, ...digits]: readonly number[]): number[] {
  const left = digits.slice(0, 6).flatMap((digit, place) => {
    const widths = retail[digit] ?? [];
    return mirrored[first]?.includes(String(place)) ? [...widths].reverse() : widths;
  });
  return [...guard, ...left, ...middle, ...digits.slice(6).flatMap((digit) => retail[digit] ?? []), ...guard];
}

function ean8(digits: readonly number[]): number[] {
  const halves = [digits.slice(0, 4), digits.slice(4)].map((half) =>
    half.flatMap((digit) => retail[digit] ?? []),
  );
  return [...guard, ...(halves[0] ?? []), ...middle, ...(halves[1] ?? []), ...guard];
}

/** ITF: two of the five are wide. */
const wideOnes = ['23', '04', '14', '01', '24', '02', '12', '34', '03', '13'];

/** Of two digits the first is in the bars, the second in the spaces between them. */
function interleaved(digits: readonly number[]): number[] {
  const width = (digit: number | undefined, place: number) =>
    wideOnes[digit ?? 0]?.includes(String(place)) ? itfWide : 1;
  const pairs = digits.flatMap((digit, index) =>
    index % 2 === 1
      ? []
      : [0, 1, 2, 3, 4].flatMap((place) => [width(digit, place), width(digits[index + 1], place)]),
  );
  // The last space keeps the bearers a module away from the stop.
  return [1, 1, 1, 1, ...pairs, itfWide, 1, 1, 1];
}

/** Code 128 by value, six widths each; the last is the stop. */
const letters = (
  '212222 222122 222221 121223 121322 131222 122213 122312 132212 221213 221312 231212 112232 122132 122231 113222 123122 123221 ' +
  '223211 221132 221231 213212 223112 312131 311222 321122 321221 312212 322112 322211 212123 212321 232121 111323 131123 131321 ' +
  '112313 132113 132311 211313 231113 231311 112133 112331 132131 113123 113321 133121 313121 211331 231131 213113 213311 213131 ' +
  '311123 311321 331121 312113 312311 332111 314111 221411 431111 111224 111422 121124 121421 141122 141221 112214 112412 122114 ' +
  '122411 142112 142211 241211 221114 413111 241112 134111 111242 121142 121241 114212 124112 124211 411212 421112 421211 212141 ' +
  '214121 412121 111143 111341 131141 114113 114311 411113 411311 113141 114131 311141 411131 211412 211214 211232 2331112'
)
  .split(' ')
  .map(widthsIn);
const toPairs = 99;
const toLetters = 100;
const startLetters = 104;
const startPairs = 105;
const stop = 106;

function code128(code: string): number[] {
  if (!/^[\x20-\x7e]+$/.test(code)) return [];
  const values = valuesOf(code);
  const check = values.reduce((sum, value, place) => sum + value * Math.max(1, place), 0) % 103;
  return [...values, check, stop].flatMap((value) => letters[value] ?? []);
}

/** Letters one by one; digits in pairs where four or more follow, as the standard says. */
function valuesOf(code: string): number[] {
  const digitsFrom = (place: number) => /^\d*/.exec(code.slice(place))?.[0].length ?? 0;
  const isWorth = (place: number) => {
    const run = digitsFrom(place);
    if (place === 0) return run >= 4 || (run === 2 && code.length === 2);
    return run >= 4 && run % 2 === 0;
  };
  let inPairs = isWorth(0);
  const values = [inPairs ? startPairs : startLetters];
  for (let place = 0; place < code.length; ) {
    const shouldPair = inPairs ? digitsFrom(place) >= 2 : isWorth(place);
    if (shouldPair !== inPairs) {
      values.push(shouldPair ? toPairs : toLetters);
      inPairs = shouldPair;
    }
    values.push(inPairs ? Number(code.slice(place, place + 2)) : code.charCodeAt(place) - 32);
    place += inPairs ? 2 : 1;
  }
  return values;
}
