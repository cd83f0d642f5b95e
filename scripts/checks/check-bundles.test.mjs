import { describe, expect, it } from 'vitest';
import { measure } from './check-bundles.mjs';

const manifest = {
  'index.html': { file: 'index.js', isEntry: true, imports: ['_react.js'], css: ['index.css'] },
  '_react.js': { file: 'react.js' },
  '_fields.js': { file: 'fields.js', css: ['fields.css'] },
  'src/screens/accounts/login.tsx': { file: 'login.js', imports: ['_react.js', '_fields.js'] },
  'src/screens/home/home.tsx': { file: 'home.js', imports: ['_react.js', '_fields.js', '_dialog.js'] },
  'src/store-pages.ts': {
    file: 'store-pages.js',
    imports: ['_react.js', '_frame.js', '_dialog.js'],
    dynamicImports: ['src/screens/home/home.tsx'],
  },
  '_frame.js': { file: 'frame.js' },
  '_dialog.js': { file: 'dialog.js' },
};

describe('the budgets of DESIGN "Speed is a feature"', () => {
  it('counts for /login the entry, the screen and what both import, each file once', () => {
    const [login] = measure(manifest, () => 1000);
    expect(login).toMatchObject({ script: 4000, style: 2000, isOver: false });
  });

  it('counts for the first page of a store its frame and home as well', () => {
    const [, first] = measure(manifest, () => 1000);
    expect(first).toMatchObject({ script: 7000, style: 2000, isOver: false });
  });

  it('counts for a further screen only what neither the entry nor the frame of a store has loaded', () => {
    const home = measure(manifest, () => 1000).find(({ name }) => name === 'screens/home/home.tsx');
    expect(home).toMatchObject({ name: 'screens/home/home.tsx', script: 2000, style: 1000, isOver: false });
  });

  it('counts for a part that a screen fetches late only what that screen has not loaded', () => {
    const late = {
      ...manifest,
      'src/screens/home/home.tsx': {
        ...manifest['src/screens/home/home.tsx'],
        dynamicImports: ['src/screens/home/guide.tsx'],
      },
      'src/screens/home/guide.tsx': { file: 'guide.js', imports: ['src/screens/home/home.tsx', '_words.js'] },
      '_words.js': { file: 'words.js' },
    };
    const guide = measure(late, () => 1000).find(({ name }) => name === 'screens/home/guide.tsx');
    expect(guide).toMatchObject({ script: 2000, style: 0 });
  });

  it('notices a screen that comes in too many files', () => {
    const parts = Array.from({ length: 6 }, (_, index) => `_part-${index}.js`);
    const torn = {
      ...manifest,
      ...Object.fromEntries(parts.map((part) => [part, { file: part }])),
      'src/screens/home/home.tsx': { file: 'home.js', imports: parts },
    };
    const isOver = (name) => measure(torn, () => 0).find((row) => row.name === name)?.isOver;
    expect(isOver('a store, first page')).toBe(false);
    parts.push('_one-more.js');
    torn['_one-more.js'] = { file: 'one-more.js' };
    expect(isOver('a store, first page')).toBe(true);
    expect(isOver('screens/home/home.tsx')).toBe(true);
  });

  it('lets a dialog of the frame have a file more: it opens over a page that is there', () => {
    const parts = Array.from({ length: 8 }, (_, index) => `_part-${index}.js`);
    const dialog = 'src/shell/palette/palette.tsx';
    const pages = manifest['src/store-pages.ts'];
    const opened = {
      ...manifest,
      ...Object.fromEntries(parts.map((part) => [part, { file: part }])),
      'src/store-pages.ts': { ...pages, dynamicImports: [...pages.dynamicImports, dialog] },
      [dialog]: { file: 'palette.js', imports: parts },
    };
    const row = measure(opened, () => 0).find(({ name }) => name === 'shell/palette/palette.tsx');
    expect(row).toMatchObject({ isOver: false });
  });

  it('notices what is too large', () => {
    const over = (name, bytes) =>
      measure(manifest, (file) => (file === name ? bytes : 0))
        .filter(({ isOver }) => isOver)
        .map((row) => row.name);
    expect(over('react.js', 130_001)).toEqual(['/login, first visit']);
    expect(over('frame.js', 265_001)).toEqual(['a store, first page']);
    expect(over('home.js', 60_001)).toEqual(['screens/home/home.tsx']);
    const editor = 'src/parts/rich-text/rich-text-editor.tsx';
    const rich = { ...manifest, [editor]: { file: 'editor.js' } };
    const [row] = measure(rich, () => 95_001).filter(({ name }) => name.endsWith('rich-text-editor.tsx'));
    expect(row).toMatchObject({ budget: 95_000, isOver: true });
    expect(over('index.css', 20_001)).toEqual(['/login, first visit', 'a store, first page']);
  });
});
