import { type CartFigures, cartFigures } from '@sokoni/rules/wholesale/cart-figures';
import { type ReactNode, useState } from 'react';
import type { Agreement } from '#api/wholesale/buying.ts';
import { saySupplierCart as say } from '#sentences/wholesale/cart.ts';
import { sayQuoteRequest } from '#sentences/wholesale/quote-request.ts';
import { Button } from '#ui/buttons/button.tsx';
import { NotificationCard } from '#ui/feedback/notification-card.tsx';
import { Muted } from '#ui/layout/layout.tsx';
import styles from './cart.module.css';
import { CartLines } from './cart-lines.tsx';
import { CartNotices } from './cart-notices.tsx';
import { CartSums } from './cart-sums.tsx';
import { type SupplierCart, useCart } from './use-cart.ts';

interface CartPanelProps {
  agreement: Agreement;
  currency: string;
  cart: SupplierCart;
  /** Said while nothing is in it. */
  emptyWords?: string;
  /** Whoever orders may go below the minimum. */
  mayGoBelow?: boolean;
  /** Nothing can be ordered at the moment. */
  isClosed?: boolean;
  /** The form by which a quote for it is asked for; none where none can be. */
  quote?: (onClose: () => void) => ReactNode;
  /** The form by which it is ordered. */
  children: (figures: CartFigures, onClose: () => void) => ReactNode;
}

/** The lines of the cart, what they come to, and the ways on: to the order, or to a quote. */
export function CartPanel({
  agreement,
  currency,
  cart,
  emptyWords,
  mayGoBelow = false,
  isClosed = false,
  quote,
  children,
}: CartPanelProps) {
  const { store, isOnDeviceOnly } = cart;
  const state = useCart(store, (whole) => whole);
  const [open, setOpen] = useState<'order' | 'quote' | null>(null);
  const figures = cartFigures(state, agreement);
  const isEmpty = state.items.length === 0;
  return (
    <>
      {(state.before.size > 0 || state.dropped > 0) && (
        <div className={styles.notices}>
          <NotificationCard
            title={
              state.before.size > 0
                ? say('changed', { count: state.before.size })
                : say('dropped', { count: state.dropped })
            }
            onDismiss={store.dismissNews}
          >
            {state.before.size > 0 && state.dropped > 0 && say('dropped', { count: state.dropped })}
          </NotificationCard>
        </div>
      )}
      {isEmpty ? (
        <Muted className={styles.empty}>{emptyWords ?? say('empty')}</Muted>
      ) : (
        <>
          <CartLines store={store} currency={currency} />
          <div className={styles.foot}>
            <CartNotices figures={figures} agreement={agreement} currency={currency} />
            <CartSums figures={figures} agreement={agreement} currency={currency} />
            {isOnDeviceOnly && <Muted>{say('onDeviceOnly')}</Muted>}
            <Button
              variant="primary"
              fullWidth
              disabled={isClosed || !(figures.canOrder || (mayGoBelow && figures.lacksOnlyMinimum))}
              onClick={() => setOpen('order')}
            >
              {say('continue')}
            </Button>
            {quote && (
              <Button fullWidth onClick={() => setOpen('quote')}>
                {sayQuoteRequest('open')}
              </Button>
            )}
          </div>
        </>
      )}
      {open === 'order' && children(figures, () => setOpen(null))}
      {open === 'quote' && quote?.(() => setOpen(null))}
    </>
  );
}
