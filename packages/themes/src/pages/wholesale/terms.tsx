import { localeOf } from '@sokoni/rules/languages';
import type { CartTerms } from '@sokoni/rules/wholesale/cart-figures';
import { creditUse } from '@sokoni/rules/wholesale/credit-use';
import { useShop } from '#parts/shop-context.ts';
import { sayShelf, sayTerms } from './words.ts';

/** What was agreed with the company, as far as it says what an order costs and how it is paid. */
export function Terms({ terms }: { terms: CartTerms }) {
  const { money, shop } = useShop();
  const { payment_terms, deposit_percent, minimum, credit_limit, outstanding } = terms;
  const format = new Intl.NumberFormat(localeOf(shop.language), {
    style: 'percent',
    maximumFractionDigits: 3,
  });
  const percentText = (percent: string | null) => format.format(Number(percent) / 100);
  const { left } = creditUse({ limit: credit_limit, outstanding });
  const facts = [
    [sayShelf('terms.payment'), sayTerms(`terms.${payment_terms}`)],
    ...(Number(deposit_percent) > 0
      ? [[sayShelf('terms.deposit'), sayShelf('terms.depositOf', { percent: percentText(deposit_percent) })]]
      : []),
    ...(minimum === null ? [] : [[sayShelf('terms.minimum'), minimumText(terms, money(minimum))]]),
    ...(left === null || credit_limit === null || payment_terms === 'on_delivery'
      ? []
      : [
          [
            sayShelf('terms.credit'),
            sayShelf('terms.creditOf', { left: money(left), limit: money(credit_limit) }),
          ],
        ]),
    [sayShelf('vat'), vatText(terms, percentText)],
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

function vatText(
  { apply_vat, vat_percent, tax_exempt }: CartTerms,
  percentText: (percent: string) => string,
): string {
  if (tax_exempt) return sayShelf('terms.exempt');
  if (!apply_vat) return sayShelf('terms.noVat');
  return sayShelf('terms.vatOnTop', { percent: percentText(vat_percent) });
}

function minimumText({ apply_vat, tax_exempt }: CartTerms, amount: string): string {
  return apply_vat && !tax_exempt ? sayShelf('terms.beforeVat', { amount }) : amount;
}
