const sides = ['left', 'right'];
const physicalProperty =
  /^(left|right|(inset|margin|padding|border|scroll-margin|scroll-padding)-(left|right)(-\w+)?|border-(top|bottom)-(left|right)-radius)$/;
/** Properties that name a side in their value. */
const sidedProperty =
  /^(text-align(-last)?|float|clear|justify-(content|items|self)|background(-image|-position)?|mask(-image|-position)?|transform-origin|object-position)$/;
const fourSided = /^(inset|margin|padding|scroll-margin|scroll-padding|border-(width|style|color))$/;
/** What turns with the language: 1 where it is read from the left, -1 where from the right (`ui/global.css`). */
const factor = 'var(--forward)';

/**
 * Declarations of a style sheet that stand on the same side in every language: an Arabic page is a mirror, and what says left stays
 * where it was.
 * @param {string} css a style sheet, or a module whose strings hold one
 * @returns {{ line: number, text: string }[]}
 */
export function physicalStyles(css) {
  const bare = css.replaceAll(/\/\*[\s\S]*?\*\//g, (comment) => comment.replaceAll(/[^\n]/g, ' '));
  return [...bare.matchAll(/(?<![\w-])(-?-?[a-z][a-z-]*)\s*:\s*([^;{}]+)(?=[;}])/g)]
    .filter(([, property, value]) => isPhysical(property, value.trim()))
    .map((found) => hitOf(bare, found));
}

/**
 * The same in the inline styles of a component.
 * @param {string} source of a component
 */
export function physicalInlineStyles(source) {
  const inline = [...source.matchAll(/style=\{\{[^\n]*|\.style\.(\w+) = [^\n]*/g)].map(
    ({ index, 0: text }) => ({
      from: index,
      to: index + (text.startsWith('style') ? closing(source.slice(index)) : text.length),
    }),
  );
  return inline.flatMap(({ from, to }) =>
    [...source.slice(from, to).matchAll(/(?<![\w-])(\w+)(?::|(?<=\.style\.\w+) =)\s*([^,\n}]+)/g)]
      .filter(([, name, value]) => isPhysical(kebab(name), value.trim().replaceAll(/^['"`]|['"`]$/g, '')))
      .map((found) => hitOf(source, { ...found, index: from + found.index })),
  );
}

function isPhysical(property, value) {
  if (physicalProperty.test(property)) return true;
  if (sidedProperty.test(property) && value.split(/[\s(),]+/).some((word) => sides.includes(word)))
    return true;
  if (fourSided.test(property)) return isUneven(partsOf(value));
  if (property === 'border-radius') return hasUnevenCorners(partsOf(value));
  return movesAcross(property, value);
}

function isUneven([, right, , left]) {
  return left !== undefined && left !== right;
}

/** One value is for all corners, two for those across from each other, then they go around from the top left. */
function hasUnevenCorners([topLeft, topRight = topLeft, bottomRight = topLeft, bottomLeft = topRight]) {
  return topLeft !== topRight || bottomLeft !== bottomRight;
}

function movesAcross(property, value) {
  const moves = [
    ...(property === 'translate' ? [partsOf(value)[0]] : []),
    ...[...value.matchAll(/translate(?:X|3d)?\(([^)]*\)?[^),]*)/g)].map(([, across]) =>
      across.split(',')[0].trim(),
    ),
  ];
  return moves.some((across) => !/^(0\w*|none)$/.test(across) && !value.includes(factor));
}

function partsOf(value) {
  const parts = [''];
  let depth = 0;
  for (const sign of value.replace('!important', '').trim()) {
    if (sign === '(') depth += 1;
    if (sign === ')') depth -= 1;
    if (/\s/.test(sign) && depth === 0) parts.push('');
    else parts[parts.length - 1] += sign;
  }
  return parts.filter((part) => part !== '');
}

function closing(text) {
  let depth = 0;
  for (let at = 0; at < text.length; at += 1) {
    if (text[at] === '{') depth += 1;
    if (text[at] === '}') depth -= 1;
    if (depth === 0 && text[at] === '}') return at + 1;
  }
  return text.length;
}

function kebab(name) {
  return name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}

function hitOf(text, { index, 0: found }) {
  return { line: text.slice(0, index).split('\n').length, text: found.replaceAll(/\s+/g, ' ').trim() };
}
