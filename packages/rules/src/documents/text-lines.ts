import { type Direction, directionOf, hasOwnDirections, lettersFromRight, rightToLeft } from '#languages.ts';

const hasFromRight = new RegExp(`${lettersFromRight}|${rightToLeft}`, 'u');

/**
 * Where a text begins to be read on a paper. On one that reads from the right every text with such letters does, as a sentence there
 * may begin with a name in Latin letters; figures, codes and names without any keep their direction.
 */
export function directionOn(paper: Direction, text: string): Direction {
  if (hasOwnDirections(text)) return paper;
  if (paper === 'rtl') return hasFromRight.test(text) ? 'rtl' : 'ltr';
  return directionOf(text);
}

/**
 * A text in as many lines as it takes, broken between words; a word that is wider than a line is broken inside. Line breaks
 * of its own and blanks that hold words together stay.
 * @param measure how wide a text is, in the unit of `width`
 */
export function wrapText(text: string, width: number, measure: (text: string) => number): string[] {
  return text.split(/\r?\n/).flatMap((paragraph) => {
    const lines: string[] = [];
    for (const word of paragraph.split(/[^\S\u00A0\u202F]+/).filter(Boolean)) {
      const last = lines.at(-1);
      if (last !== undefined && measure(`${last} ${word}`) <= width)
        lines[lines.length - 1] = `${last} ${word}`;
      else lines.push(...broken(word, width, measure));
    }
    return lines.length > 0 ? lines : [''];
  });
}

function broken(word: string, width: number, measure: (text: string) => number): string[] {
  const parts: string[] = [];
  let part = '';
  for (const letter of word) {
    if (part !== '' && measure(part + letter) > width) {
      parts.push(part);
      part = '';
    }
    part += letter;
  }
  return [...parts, part];
}
