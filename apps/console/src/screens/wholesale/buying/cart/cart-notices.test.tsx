import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { creditWordsOf } from '#screens/wholesale/supplying/orders/credit-words.ts';
import { CartNotices, type CreditWords } from './cart-notices.tsx';

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

  it('tell who orders for a company of its limit, not of their own', () => {
    const creditOf = (level: 'over' | 'warning', words?: CreditWords) =>
      renderToStaticMarkup(
        <CartNotices
          figures={{ ...figures, credit: { level, left: 50_00 }, over: 70_00 }}
          agreement={{ minimum: null, credit_limit: 500_00 }}
          currency="KES"
          creditWords={words}
        />,
      ).replaceAll('\u00a0', ' ');
    expect(creditOf('over')).toContain('KES 70.00 over your credit limit of KES 500.00.');
    expect(creditOf('over')).toContain('pay the supplier');
    const ofCompany = creditOf('over', creditWordsOf('Jikoni Grill'));
    expect(ofCompany).toContain('takes Jikoni Grill KES 70.00 over its credit limit of KES 500.00.');
    expect(ofCompany).toContain('Order less, take a payment or raise the limit.');
    expect(creditOf('warning', creditWordsOf('Jikoni Grill'))).toContain(
      'leaves KES 50.00 of the credit limit of KES 500.00 of Jikoni Grill.',
    );
  });
});
