import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { CartNotices } from './cart-notices.tsx';

const figures = {
  subtotal: 0,
  vat: 0,
  total: 0,
  deposit: 0,
  missing: 0,
  credit: { level: 'fine', left: null },
  over: 0,
  problems: 0,
  unorderable: 0,
  canOrder: false,
  lacksOnlyMinimum: false,
} as const;

const agreement = { minimum: null, credit_limit: null };

const noticesOf = (problems: number, unorderable: number) =>
  renderToStaticMarkup(
    <CartNotices figures={{ ...figures, problems, unorderable }} agreement={agreement} currency="KES" />,
  );

describe('the notices of the cart', () => {
  it('ask for another quantity only where one helps', () => {
    expect(noticesOf(1, 0)).toContain('1 line needs another quantity.');
    expect(noticesOf(1, 1)).not.toContain('another quantity');
    expect(noticesOf(1, 1)).toContain('1 line cannot be ordered.');
    expect(noticesOf(3, 1)).toContain('2 lines need another quantity.');
  });
});
