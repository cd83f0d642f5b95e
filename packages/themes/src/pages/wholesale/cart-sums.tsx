import { Sum } from '#pages/visitor/summary.tsx';
import { useShop } from '#parts/shop-context.ts';
import type { WholesaleCart } from '#wholesale-pages.ts';
import { sayShelf } from './words.ts';

/** What the cart comes to, and what stands against ordering it. */
export function CartSums({ cart: { figures, terms } }: { cart: WholesaleCart }) {
  const { money } = useShop();
  const { subtotal, vat, total, deposit } = figures;
  return (
    <>
      <dl className="sums">
        <Sum label={sayShelf('subtotal')} amount={money(subtotal)} />
        {terms.tax_exempt && terms.apply_vat ? (
          <Sum label={sayShelf('vatExempt')} amount={money(0)} />
        ) : (
          vat > 0 && <Sum label={sayShelf('vat')} amount={money(vat)} />
        )}
        <Sum label={sayShelf('total')} amount={money(total)} isTotal />
        {deposit > 0 && <Sum label={sayShelf('deposit')} amount={money(deposit)} />}
      </dl>
      <Notices figures={figures} terms={terms} />
    </>
  );
}

function Notices({ figures, terms }: Pick<WholesaleCart, 'figures' | 'terms'>) {
  const { money } = useShop();
  const { missing, credit, over, problems } = figures;
  const limit = money(terms.credit_limit ?? 0);
  return (
    <>
      {missing > 0 && (
        <p className="problem" role="status">
          {sayShelf('missing', { amount: money(missing), minimum: money(terms.minimum ?? 0) })}
        </p>
      )}
      {problems > 0 && (
        <p className="problem" role="status">
          {sayShelf('linesWrong', { count: problems })}
        </p>
      )}
      {credit.level === 'warning' && (
        <p className="wholesale-notice" role="status">
          {sayShelf('credit.warning', { left: money(credit.left ?? 0), limit })}
        </p>
      )}
      {credit.level === 'over' && (
        <p className="problem" role="status">
          {sayShelf('credit.over', { amount: money(over), limit })}
        </p>
      )}
    </>
  );
}
