import type { SaleFigures } from '@sokoni/rules/point-of-sale/open-sale';
import { sayCart as say } from '#sentences/sell/cart.ts';
import { Button } from '#ui/buttons/button.tsx';
import { Kbd } from '#ui/display/kbd.tsx';
import type { OpenSalesHandle } from '../sales/use-open-sales.ts';
import type { TillDiscount } from '../sales/use-sale-figures.ts';
import styles from './cart.module.css';
import { CartActs, type CartDialog } from './cart-acts.tsx';
import { CartCustomer } from './cart-customer.tsx';
import { CartLines } from './cart-lines.tsx';
import { CartSums } from './cart-sums.tsx';

interface CartProps {
  open: OpenSalesHandle;
  figures: SaleFigures<TillDiscount>;
  onDialog: (dialog: CartDialog) => void;
  onPay: () => void;
}

/** The sale that is being rung. Only its lines scroll: the total and the button to pay are always in sight. */
export function Cart({ open, figures, onDialog, onPay }: CartProps) {
  const sale = open.current;
  const { totals } = figures;
  const isReady = sale.lines.length > 0 && totals !== null;
  return (
    <section aria-labelledby="current-sale" className={styles.cart}>
      <h2 id="current-sale" className="visually-hidden">
        {say('title')}
      </h2>
      {sale.customer && (
        <CartCustomer
          customer={sale.customer}
          onOpen={() => onDialog({ kind: 'customer' })}
          onRemove={() => open.change((one) => ({ ...one, customer: null }))}
        />
      )}
      {sale.lines.length > 0 ? (
        <CartLines sale={sale} onOpen={(id) => onDialog({ kind: 'line', id })} />
      ) : (
        <p className={styles.empty}>{say('empty')}</p>
      )}
      {sale.note !== '' && (
        <button type="button" className={styles.note} onClick={() => onDialog({ kind: 'note' })}>
          {sale.note}
        </button>
      )}
      <CartActs open={open} onDialog={onDialog} />
      <CartSums sale={sale} figures={figures} onDiscount={() => onDialog({ kind: 'discount' })} />
      <Button
        variant="primary"
        size="lg"
        fullWidth
        className={styles.pay}
        disabled={!isReady}
        onClick={onPay}
        trailing={
          <span className={styles.keys} title={say('pay.keyHint')} aria-hidden="true">
            <Kbd>F9</Kbd>
          </span>
        }
      >
        {say('pay')}
      </Button>
    </section>
  );
}
