import { describe, expect, it } from 'vitest';
import { measure } from './check-bundles.mjs';

const manifest = {
  'index.html': { file: 'index.js', isEntry: true, imports: ['_react.js'], css: ['index.css'] },
  '_react.js': { file: 'react.js' },
  '_fields.js': { file: 'fields.js', css: ['fields.css'] },
  'src/screens/accounts/login.tsx': { file: 'login.js', imports: ['_react.js', '_fields.js'] },
  'src/screens/home/home.tsx': { file: 'home.js', imports: ['_react.js', '_fields.js'] },
};

describe('the budgets of DESIGN "Speed is a feature"', () => {
  it('counts for /login the entry, the screen and what both import, each file once', () => {
    const [login] = measure(manifest, () => 1000);
    expect(login).toMatchObject({ script: 4000, style: 2000, isOver: false });
  });

  it('counts for a further screen only what the entry has not loaded', () => {
    const [, home] = measure(manifest, () => 1000);
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

  it('notices what is too large', () => {
    const large = (name, bytes) =>
      measure(manifest, (file) => (file === name ? bytes : 0)).map((row) => row.isOver);
    expect(large('react.js', 130_001)).toEqual([true, false]);
    expect(large('home.js', 60_001)).toEqual([false, true]);
    expect(large('index.css', 20_001)).toEqual([true, false]);
  });
});
