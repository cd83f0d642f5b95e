import type { CartFigures } from '@sokoni/rules/wholesale/cart-figures';
import type { Agreement } from '#api/wholesale/buying.ts';
import { moneyTextIn } from '#parts/money/money-text.ts';
import { Sum, Sums } from '#screens/wholesale/sums.tsx';
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
    <Sums className={styles.sums}>
      <Sum name={say('subtotal')} value={money(subtotal)} />
      {(apply_vat || tax_exempt) && (
        <Sum name={tax_exempt ? say('vatExempt') : say('vat')} value={money(vat)} />
      )}
      <Sum name={say('total')} value={money(total)} isStrong />
      {deposit > 0 && <Sum name={say('deposit')} value={money(deposit)} />}
      {payment && <Sum name={say('order.terms')} value={payment} />}
    </Sums>
  );
}
