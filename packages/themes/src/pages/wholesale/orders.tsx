import { sayCheckout } from '#pages/visitor/words.ts';
import { useShop } from '#parts/shop-context.ts';
import { ShopForm, ShopLink } from '#parts/shop-link.tsx';
import type { WholesaleOrderRow, WholesalePage } from '#wholesale-pages.ts';
import { FramedView } from './frame.tsx';
import { sayOrders, sayShop } from './words.ts';

/** What a company has ordered, the newest first. */
export function OrdersView({ frame, orders, page, pages }: Extract<WholesalePage, { view: 'orders' }>) {
  return (
    <FramedView frame={frame} title={sayShop('orders')}>
      {orders.length === 0 && (
        <>
          <p>
            <strong>{sayOrders('none')}</strong>
          </p>
          <p>{sayOrders('none.text')}</p>
        </>
      )}
      <OrderList orders={orders} canOrder={!frame.isPaused} />
      {pages > 1 && (
        <p className="pages">
          {page > 1 && <ShopLink href={`/wholesale/orders?page=${page - 1}`}>{sayOrders('newer')}</ShopLink>}
          {page < pages && (
            <ShopLink href={`/wholesale/orders?page=${page + 1}`}>{sayOrders('older')}</ShopLink>
          )}
        </p>
      )}
    </FramedView>
  );
}

interface OrderListProps {
  orders: readonly WholesaleOrderRow[];
  /** Whether they can be ordered again here. */
  canOrder: boolean;
}

export function OrderList({ orders, canOrder }: OrderListProps) {
  const { money } = useShop();
  return (
    <ul className="account-list">
      {orders.map(({ id, number, placed_on, status, reference, total, balance_due, refund_due, due_on }) => (
        <li key={id}>
          <span>
            <ShopLink href={`/wholesale/orders/${id}`}>{sayOrders('order', { number })}</ShopLink>
            <small>{sayOrders('orderOn', { day: placed_on, status: sayCheckout(`status.${status}`) })}</small>
            {reference && <small>{sayOrders('yourReference', { reference })}</small>}
          </span>
          <span className="cart-amount">
            {money(total)}
            {balance_due > 0 && (
              <small>
                {sayOrders('balance')}: {money(balance_due)}
                {due_on && ` · ${sayOrders('due', { day: due_on })}`}
              </small>
            )}
            {refund_due > 0 && (
              <small>
                {sayOrders('refundDue')}: {money(refund_due)}
              </small>
            )}
          </span>
          {canOrder && <OrderAgain id={id} number={number} />}
        </li>
      ))}
    </ul>
  );
}

export function OrderAgain({ id, number }: Pick<WholesaleOrderRow, 'id' | 'number'>) {
  return (
    <ShopForm method="post" action={`/wholesale/orders/${id}/again`}>
      <button className="quiet-button" type="submit" aria-label={sayOrders('againOf', { number })}>
        {sayOrders('again')}
      </button>
    </ShopForm>
  );
}
