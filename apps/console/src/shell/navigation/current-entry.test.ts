import { describe, expect, it } from 'vitest';
import { currentEntry } from './current-entry.ts';

describe('SPEC 2: the sidebar shows where one is', () => {
  const paths = ['/', '/orders', '/orders/sell', '/products', '/settings/store'];

  it.each([
    ['/', '/'],
    ['/orders', '/orders'],
    ['/orders/42', '/orders'],
    ['/orders/sell', '/orders/sell'],
    ['/orders/sell/42', '/orders/sell'],
    ['/products/7', '/products'],
    ['/productsish', null],
    ['/reports', null],
  ])('%s belongs to %s', (pathname, entry) => expect(currentEntry(paths, pathname)).toBe(entry));
});
