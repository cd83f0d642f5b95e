/** A black bar: where it begins and how wide it is, in one unit. */
interface Bar {
  x: number;
  width: number;
}

const leftDigits = [
  '0001101',
  '0011001',
  '0010011',
  '0111101',
  '0100011',
  '0110001',
  '0101111',
  '0111011',
  '0110111',
  '0001011',
];
const parities = [
  'LLLLLL',
  'LLGLGG',
  'LLGGLG',
  'LLGGGL',
  'LGLLGG',
  'LGGLLG',
  'LGGGLL',
  'LGLGLG',
  'LGLGGL',
  'LGGLGL',
];
const inverted = (bits: string) => bits.replaceAll(/[01]/g, (bit) => (bit === '0' ? '1' : '0'));
const turned = (bits: string) => [...bits].reverse().join('');

/** Reads an EAN-13 as a scanner does: by the widths of its bars and spaces. */
export function scanEan13(bars: readonly Bar[]): string {
  const module = Math.min(...bars.map(({ width }) => width));
  const start = bars[0]?.x ?? 0;
  let bits = '';
  for (const { x, width } of bars) {
    bits = bits.padEnd(Math.round((x - start) / module), '0');
    bits += '1'.repeat(Math.round(width / module));
  }
  const digit = (at: number, words: readonly string[]) => words.indexOf(bits.slice(at, at + 7));
  const evenDigits = leftDigits.map((word) => turned(inverted(word)));
  let [parity, read] = ['', ''];
  for (let place = 0; place < 6; place += 1) {
    const odd = digit(3 + place * 7, leftDigits);
    parity += odd >= 0 ? 'L' : 'G';
    read += odd >= 0 ? odd : digit(3 + place * 7, evenDigits);
  }
  for (let place = 0; place < 6; place += 1) read += digit(50 + place * 7, leftDigits.map(inverted));
  return `${parities.indexOf(parity)}${read}`;
}

const itfWords = ['00110', '10001', '01001', '11000', '00101', '10100', '01100', '00011', '10010', '01010'];

/** Reads interleaved 2 of 5: of each pair of digits the first is in five bars, the second in the spaces between. */
export function scanItf(bars: readonly Bar[]): string {
  const widths = bars.flatMap(({ x, width }, index) => {
    const next = bars[index + 1];
    return next ? [width, next.x - x - width] : [width];
  });
  const narrow = Math.min(...widths);
  const bits = widths.map((width) => (width > 1.5 * narrow ? '1' : '0')).join('');
  let read = '';
  for (let at = 4; at + 10 < bits.length; at += 10) {
    const pair = [...bits.slice(at, at + 10)];
    for (const half of [0, 1])
      read += itfWords.indexOf(pair.filter((_, index) => index % 2 === half).join(''));
  }
  return read;
}
