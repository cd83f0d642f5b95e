import type { Agreement } from '#api/wholesale/buying.ts';
import { saySupplierCart as say } from '#sentences/wholesale/cart.ts';
import { sayQuoteRequest } from '#sentences/wholesale/quote-request.ts';
import { Button } from '#ui/buttons/button.tsx';
import { NotificationCard } from '#ui/feedback/notification-card.tsx';
import { SkeletonText } from '#ui/feedback/skeleton.tsx';
import { Muted } from '#ui/layout/layout.tsx';
import styles from './cart.module.css';
import { CartLines } from './cart-lines.tsx';
import { CartNotices, type CreditWords } from './cart-notices.tsx';
import { CartSums } from './cart-sums.tsx';
import { type SupplierCart, useCart, useCartFigures } from './use-cart.ts';

interface CartPanelProps {
  agreement: Agreement;
  currency: string;
  cart: SupplierCart;
  /** Said while nothing is in it. */
  emptyWords?: string;
  creditWords?: CreditWords;
  /** Whoever orders may go below the minimum. */
  mayGoBelow?: boolean;
  /** Nothing can be ordered at the moment. */
  isClosed?: boolean;
  onOrder: () => void;
  /** Left out where no quote can be asked for. */
  onQuote?: () => void;
}

/**
 * The lines of the cart, what they come to, and the ways on: to the order, or to a quote. Their forms are none of it, so that they stay where
 * the cart goes from beside the products into a drawer.
 */
export function CartPanel({
  agreement,
  currency,
  cart,
  emptyWords,
  creditWords,
  mayGoBelow = false,
  isClosed = false,
  onOrder,
  onQuote,
}: CartPanelProps) {
  const { store, isKnown, isOnDeviceOnly } = cart;
  const state = useCart(store, (whole) => whole);
  const figures = useCartFigures(store, agreement);
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
      {isEmpty && !isKnown && (
        <div role="status" aria-label={say('loading')} className={styles.empty}>
          <SkeletonText lines={3} />
        </div>
      )}
      {isEmpty && isKnown && <Muted className={styles.empty}>{emptyWords ?? say('empty')}</Muted>}
      {!isEmpty && (
        <>
          <CartLines store={store} currency={currency} />
          <div className={styles.foot}>
            <CartNotices {...{ figures, agreement, currency, creditWords }} />
            <CartSums figures={figures} agreement={agreement} currency={currency} />
            {isOnDeviceOnly && <Muted>{say('onDeviceOnly')}</Muted>}
            <Button
              variant="primary"
              fullWidth
              disabled={isClosed || !(figures.canOrder || (mayGoBelow && figures.lacksOnlyMinimum))}
              onClick={onOrder}
            >
              {say('continue')}
            </Button>
            {onQuote && (
              <Button fullWidth onClick={onQuote}>
                {sayQuoteRequest('open')}
              </Button>
            )}
          </div>
        </>
      )}
    </>
  );
}
