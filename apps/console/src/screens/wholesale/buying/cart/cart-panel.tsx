import { cartFigures } from '@sokoni/rules/wholesale/cart-figures';
import { useState } from 'react';
import type { SupplierDetail } from '#api/wholesale/buying.ts';
import { saySupplierCart as say } from '#sentences/wholesale/cart.ts';
import { sayQuoteRequest } from '#sentences/wholesale/quote-request.ts';
import { Button } from '#ui/buttons/button.tsx';
import { NotificationCard } from '#ui/feedback/notification-card.tsx';
import { Muted } from '#ui/layout/layout.tsx';
import { AskForQuote } from './ask-for-quote.tsx';
import styles from './cart.module.css';
import { CartLines } from './cart-lines.tsx';
import { CartNotices } from './cart-notices.tsx';
import { CartSums } from './cart-sums.tsx';
import { PlaceOrder } from './place-order.tsx';
import { type SupplierCart, useCart } from './use-cart.ts';

export interface CartPanelProps {
  supplier: SupplierDetail;
  agreement: NonNullable<SupplierDetail['agreement']>;
  cart: SupplierCart;
  /** Reads the supplier anew: its terms may have changed. */
  rereadSupplier: () => Promise<unknown>;
}

/** The lines of the cart, what they come to, and the ways to an order or a quote. */
export function CartPanel({ supplier, agreement, cart, rereadSupplier }: CartPanelProps) {
  const { store, isOnDeviceOnly } = cart;
  const state = useCart(store, (whole) => whole);
  const [open, setOpen] = useState<'order' | 'quote' | null>(null);
  const figures = cartFigures(state, agreement);
  const currency = supplier.currency_code;
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
        <Muted className={styles.empty}>{say('empty')}</Muted>
      ) : (
        <>
          <CartLines store={store} currency={currency} />
          <div className={styles.foot}>
            <CartNotices figures={figures} agreement={agreement} currency={currency} />
            <CartSums figures={figures} agreement={agreement} currency={currency} />
            {isOnDeviceOnly && <Muted>{say('onDeviceOnly')}</Muted>}
            <Button variant="primary" fullWidth disabled={!figures.canOrder} onClick={() => setOpen('order')}>
              {say('continue')}
            </Button>
            <Button fullWidth onClick={() => setOpen('quote')}>
              {sayQuoteRequest('open')}
            </Button>
          </div>
        </>
      )}
      {open === 'order' && (
        <PlaceOrder
          {...{ supplier, agreement, cart, figures, rereadSupplier }}
          onClose={() => setOpen(null)}
        />
      )}
      {open === 'quote' && <AskForQuote {...{ supplier, cart }} onClose={() => setOpen(null)} />}
    </>
  );
}
