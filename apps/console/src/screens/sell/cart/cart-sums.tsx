import {
  exchangeSums,
  type OpenExchange,
  type OpenSale,
  type SaleFigures,
} from '@sokoni/rules/point-of-sale/open-sale';
import { useMoneyText } from '#parts/money/money-text.ts';
import { sayCart as say } from '#sentences/sell/cart.ts';
import { sayExchange } from '#sentences/sell/exchange.ts';
import { cashBackOf } from '../payment/exchange-return.ts';
import type { TillDiscount } from '../sales/use-sale-figures.ts';
import { useTill } from '../till-context.tsx';
import styles from './cart.module.css';
import { useRefusalText } from './use-refusal-text.ts';

interface CartSumsProps {
  sale: OpenSale;
  figures: SaleFigures<TillDiscount>;
  onDiscount: () => void;
}

/** What the sale comes to: what is taken off, VAT, and the total. */
export function CartSums({ sale, figures, onDiscount }: CartSumsProps) {
  const { vat } = useTill().setup().store;
  const money = useMoneyText();
  const refusalText = useRefusalText();
  const { totals, offer, refusal } = figures;
  if (!totals) return <p className={styles.refusal}>{say('sum.tooLarge')}</p>;
  const byHand = totals.discount - totals.offer;
  return (
    <div className={styles.sums}>
      <dl>
        {(totals.discount > 0 || (totals.vat > 0 && !vat.prices_include_vat)) && (
          <Sum label={say('sum.subtotal')} value={money(totals.lines)} />
        )}
        {byHand > 0 && <Sum label={say('sum.discount')} value={money(-byHand)} />}
        {offer && (
          <Sum
            label={
              offer.discount.code === null
                ? offer.discount.title
                : say('sum.code', { code: offer.discount.code })
            }
            value={money(-totals.offer)}
          />
        )}
        {totals.vat > 0 && (
          <Sum
            label={say(vat.prices_include_vat ? 'sum.vatIncluded' : 'sum.vat')}
            value={money(totals.vat)}
          />
        )}
        <div className={styles.total}>
          <dt>{say('sum.total')}</dt>
          <dd>{money(totals.total)}</dd>
        </div>
        {sale.exchange && <ExchangeRows exchange={sale.exchange} total={totals.total} />}
      </dl>
      {refusal && (
        <button type="button" className={styles.refusal} onClick={onDiscount}>
          {refusalText(refusal, sale.code)}
        </button>
      )}
    </div>
  );
}

/** What comes back for the sale, and what is left to be paid or given back. */
function ExchangeRows({ exchange, total }: { exchange: OpenExchange; total: number }) {
  const money = useMoneyText();
  const { toPay } = exchangeSums(exchange, total);
  const cashBack = cashBackOf(exchange, total, useTill().setup());
  return (
    <>
      <Sum label={sayExchange('credit', { number: exchange.number })} value={money(-exchange.credit)} />
      {cashBack ? (
        <Sum label={sayExchange('toRefund')} value={money(cashBack.amount + cashBack.rounding)} />
      ) : (
        <Sum label={sayExchange('toPay')} value={money(toPay)} />
      )}
    </>
  );
}

function Sum({ label, value }: { label: string; value: string }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{value}</dd>
    </div>
  );
}
