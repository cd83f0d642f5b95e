import { describe, expect, it } from 'vitest';
import { checkDirections } from './check-directions.mjs';

const violationsOf = (path, text) => checkDirections(new Map([[path, text]]), []).length;
const inSheet = (declaration) => violationsOf('a.module.css', `.a {\n  ${declaration};\n}`);

describe('a style that says left or right', () => {
  it.each([
    'margin-left: auto',
    'padding-right: 1rem',
    'border-left: 1px solid',
    'border-right-color: red',
    'border-top-left-radius: 4px',
    'left: 0',
    'inset-right: 0',
    'text-align: left',
    'float: right',
    'transform-origin: top left',
    'background: linear-gradient(to right, red, blue)',
    'padding: 0 1rem 0 0',
    'margin: 0 calc(1rem + 2px) 0 0',
    'border-width: 0 0 0 2px',
    'border-radius: 4px 0',
    'border-radius: 4px 0 0 4px',
    'translate: 1rem 0',
    'translate: -50%',
    'transform: translateX(1rem)',
    'transform: scale(2) translate(calc(1rem + 2px), 0)',
  ])('%s is refused', (declaration) => {
    expect(inSheet(declaration)).toBe(1);
  });

  it.each([
    'margin-inline-start: auto',
    'inset-inline-end: 0',
    'text-align: start',
    'float: inline-end',
    'padding: 0 1rem',
    'padding: 0 1rem 2rem 1rem',
    'margin: 0 auto 1rem',
    'inset: 30% 10%',
    'border-radius: 4px 4px 0 0',
    'border-radius: 999px',
    'translate: 0 -50%',
    'translate: calc(1rem * var(--forward)) 0',
    'transform: translateY(1rem)',
    'transform: translate(0, 1rem)',
    'transition: translate 1s',
    '--left: 1rem',
    'background: url(left.svg)',
  ])('%s may stand', (declaration) => {
    expect(inSheet(declaration)).toBe(0);
  });

  it('is no selector, no class and no comment', () => {
    expect(
      violationsOf(
        'a.css',
        '/* left: 0; */\n.left:hover { color: red }\n@media (width < 4rem) { a { top: 0 } }',
      ),
    ).toBe(0);
  });

  it('is found in the styles of a theme, and on which line', () => {
    const [violation] = checkDirections(
      new Map([['a/style.ts', 'export const a = `\n.b{margin:0 8px 8px 0}`;']]),
      [],
    );
    expect(violation).toMatch(/^a\/style\.ts:2 “margin:0 8px 8px 0”/);
  });

  it.each([
    'const a = <i style={{ marginLeft: 4 }} />;',
    "const a = <i style={{ inlineSize: 4, textAlign: 'right' }} />;",
    // biome-ignore lint/suspicious/noTemplateCurlyInString: a source that has a template in it
    'const a = <i style={{ transform: `translateX(${b}px)` }} />;',
    // biome-ignore lint/suspicious/noTemplateCurlyInString: a source that has a template in it
    'const a = <i\n  style={{\n    color: c,\n    left: `${b}px`,\n  }}\n/>;',
    "a.style.left = '4px';",
  ])('is found inline: %s', (source) => {
    expect(violationsOf('a.tsx', source)).toBe(1);
  });

  it.each([
    'const a = <i style={{ insetInlineStart: 4 }} />;',
    'const a = <i style={{ blockSize: 4 }} />; const b = { left: 4 };',
    'interface Range { left: number; right: number }',
  ])('is not: %s', (source) => {
    expect(violationsOf('a.tsx', source)).toBe(0);
  });

  it('may stay where it is known, and leaves the list when it goes', () => {
    const known = [{ path: 'a.css', text: 'left: 0', why: 'a ruler' }];
    expect(checkDirections(new Map([['a.css', 'a { left: 0; }']]), known)).toEqual([]);
    expect(checkDirections(new Map([['a.css', 'a { top: 0; }']]), known)).toHaveLength(1);
  });
});
