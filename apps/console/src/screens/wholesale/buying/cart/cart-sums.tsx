import type { CartFigures } from '@sokoni/rules/wholesale/cart-figures';
import type { Agreement } from '#api/wholesale/buying.ts';
import { moneyTextIn } from '#parts/money/money-text.ts';
import { saySupplierCart as say } from '#sentences/wholesale/cart.ts';
import styles from './cart.module.css';

interface CartSumsProps {
  figures: CartFigures;
  agreement: Agreement;
  currency: string;
  /** How it is paid, where the order is placed. */
  payment?: string;
}

/** SPEC section 4: subtotal, VAT on top, total; and what of it is asked for at once. */
export function CartSums({ figures, agreement, currency, payment }: CartSumsProps) {
  const money = moneyTextIn(currency);
  const { subtotal, vat, total, deposit } = figures;
  const { apply_vat, tax_exempt } = agreement;
  return (
    <dl className={styles.sums}>
      <div>
        <dt>{say('subtotal')}</dt>
        <dd>{money(subtotal)}</dd>
      </div>
      {(apply_vat || tax_exempt) && (
        <div>
          <dt>{tax_exempt ? say('vatExempt') : say('vat')}</dt>
          <dd>{money(vat)}</dd>
        </div>
      )}
      <div className={styles.total}>
        <dt>{say('total')}</dt>
        <dd>{money(total)}</dd>
      </div>
      {deposit > 0 && (
        <div>
          <dt>{say('deposit')}</dt>
          <dd>{money(deposit)}</dd>
        </div>
      )}
      {payment && (
        <div>
          <dt>{say('order.terms')}</dt>
          <dd>{payment}</dd>
        </div>
      )}
    </dl>
  );
}
