import { visibleNavigation } from '@sokoni/rules/navigation/navigation';
import { describe, expect, it } from 'vitest';
import { afterLetter, chordMs, goShortcuts } from './shortcuts.ts';

const all = goShortcuts(visibleNavigation(['super_admin'], { module_inventory: 'active' }));
const nothing = { begunAt: null, act: null };

/** What a row of keys, 100 ms apart, leads to. */
function type(...keys: string[]) {
  let begunAt: number | null = null;
  let act: ReturnType<typeof afterLetter>['act'] = null;
  keys.forEach((key, index) => {
    ({ begunAt, act } = afterLetter(key, index * 100, begunAt, all));
  });
  return act;
}

describe('Letter chords', () => {
  it.each([
    ['h', '/'],
    ['s', '/orders/sell'],
    ['o', '/orders'],
    ['c', '/customers'],
    ['p', '/products'],
    ['i', '/inventory'],
    ['d', '/discounts'],
    ['r', '/reports'],
    ['t', '/dashboard/theme'],
    ['m', '/modules'],
  ])('g %s goes to %s', (letter, path) => expect(type('g', letter)).toEqual({ kind: 'go', path }));

  it('? lists them', () => expect(type('?')).toEqual({ kind: 'list' }));
  it('begins anew with a second g', () => expect(type('g', 'g', 'h')).toEqual({ kind: 'go', path: '/' }));
  it('works with caps lock on', () => expect(type('G', 'H')).toEqual({ kind: 'go', path: '/' }));
  it('forgets the g after any other letter', () => expect(type('g', 'x', 'h')).toBeNull());
  it('does nothing at a letter alone', () => expect(type('h')).toBeNull());

  it('forgets the g after a while', () => {
    expect(afterLetter('h', chordMs - 1, 0, all).act).toEqual({ kind: 'go', path: '/' });
    expect(afterLetter('h', chordMs, 0, all)).toEqual(nothing);
  });

  it('goes only where the role may', () => {
    const associate = goShortcuts(visibleNavigation(['associate'], {}));
    expect(associate.map(({ path }) => path)).toEqual(['/orders/sell', '/orders', '/customers']);
    expect(afterLetter('h', 1, 0, associate)).toEqual(nothing);
  });
});
