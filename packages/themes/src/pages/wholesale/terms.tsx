import { localeOf } from '@sokoni/rules/languages';
import type { CartTerms } from '@sokoni/rules/wholesale/cart-figures';
import { creditUse } from '@sokoni/rules/wholesale/credit-use';
import { useShop } from '#parts/shop-context.ts';
import { sayShelf, sayTerms } from './words.ts';

/** What was agreed with the company, as far as it says how an order is paid. */
export function Terms({ terms }: { terms: CartTerms }) {
  const { money, shop } = useShop();
  const { payment_terms, deposit_percent, minimum, credit_limit, outstanding } = terms;
  const percent = new Intl.NumberFormat(localeOf(shop.language), {
    style: 'percent',
    maximumFractionDigits: 3,
  });
  const { left } = creditUse({ limit: credit_limit, outstanding });
  const facts = [
    [sayShelf('terms.payment'), sayTerms(`terms.${payment_terms}`)],
    ...(Number(deposit_percent) > 0
      ? [
          [
            sayShelf('terms.deposit'),
            sayShelf('terms.depositOf', { percent: percent.format(Number(deposit_percent) / 100) }),
          ],
        ]
      : []),
    ...(minimum === null ? [] : [[sayShelf('terms.minimum'), money(minimum)]]),
    ...(left === null || credit_limit === null || payment_terms === 'on_delivery'
      ? []
      : [
          [
            sayShelf('terms.credit'),
            sayShelf('terms.creditOf', { left: money(left), limit: money(credit_limit) }),
          ],
        ]),
  ];
  return (
    <section className="wholesale-terms" aria-label={sayShelf('terms.title')}>
      <dl>
        {facts.map(([term, value]) => (
          <div key={term}>
            <dt>{term}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
