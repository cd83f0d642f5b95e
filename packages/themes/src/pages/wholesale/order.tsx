import { Sum } from '#pages/visitor/summary.tsx';
import { sayCheckout } from '#pages/visitor/words.ts';
import { useShop } from '#parts/shop-context.ts';
import { ShopLink } from '#parts/shop-link.tsx';
import type { WholesaleOrder, WholesalePage } from '#wholesale-pages.ts';
import { FramedView } from './frame.tsx';
import { Items } from './items.tsx';
import { OrderAgain } from './orders.tsx';
import { sayOrders, sayPlacing, sayShelf } from './words.ts';

/** One order: what of it was sent and paid, and what is due. */
export function OrderView({ frame, order, isNew }: Extract<WholesalePage, { view: 'order' }>) {
  const { id, number, status, placed_on, reference, note } = order;
  return (
    <FramedView frame={frame} title={sayOrders('order', { number })}>
      {isNew && <p role="status">{sayOrders('placed')}</p>}
      {order.test && <p className="problem">{sayCheckout('testOrder')}</p>}
      <p>
        <strong>{sayOrders('orderOn', { day: placed_on, status: sayCheckout(`status.${status}`) })}</strong>
      </p>
      {reference && <p>{sayOrders('yourReference', { reference })}</p>}
      <div className="cart-acts">
        <ShopLink className="quiet-button" href={`/wholesale/orders/${id}/invoice`}>
          {sayOrders('invoice')}
        </ShopLink>
        {!frame.isPaused && <OrderAgain id={id} number={number} />}
        <ShopLink className="quiet-button" href="/wholesale/orders">
          {sayOrders('back')}
        </ShopLink>
      </div>
      <div className="two-columns">
        <div className="account-parts">
          <Items lines={order.lines} idOf={(line) => line.id} more={(line) => <Fulfilment line={line} />} />
          <Deliveries order={order} />
          <Payments order={order} />
          {note && (
            <section>
              <h2>{sayOrders('note')}</h2>
              <p className="written">{note}</p>
            </section>
          )}
        </div>
        <Sums order={order} />
      </div>
    </FramedView>
  );
}

function Fulfilment({ line: { fulfilled, quantity, returned } }: { line: WholesaleOrder['lines'][number] }) {
  return (
    <>
      <small>{sayOrders('fulfilled', { count: fulfilled, of: quantity })}</small>
      {returned > 0 && <small>{sayOrders('returned', { count: returned })}</small>}
    </>
  );
}

function Deliveries({ order: { parcels, address } }: { order: WholesaleOrder }) {
  return (
    <section>
      <h2>{sayOrders('deliveries')}</h2>
      {address.length > 0 && (
        <address aria-label={sayPlacing('deliverTo')}>
          {address.map((line) => (
            <span key={line}>{line}</span>
          ))}
        </address>
      )}
      {parcels.length === 0 && <p>{sayOrders('deliveries.none')}</p>}
      <ul className="account-list">
        {parcels.map(({ carrier, number, url, sent_on }) => (
          <li key={`${number} ${sent_on}`}>
            <span>{sayCheckout('sentOn', { day: sent_on })}</span>
            {number && url && (
              <a href={url} rel="noreferrer">
                {sayCheckout('track', { number })}
              </a>
            )}
            {number && !url && <span>{sayCheckout('parcel', { carrier, number })}</span>}
          </li>
        ))}
      </ul>
    </section>
  );
}

function Payments({ order: { payments } }: { order: WholesaleOrder }) {
  const { money } = useShop();
  return (
    <section>
      <h2>{sayOrders('payments')}</h2>
      {payments.length === 0 && <p>{sayOrders('payments.none')}</p>}
      <ul className="account-list">
        {payments.map(({ kind, amount, paid_on }, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two of a day can be alike, and none of them moves
          <li key={place}>
            <span>{sayOrders(`payments.${kind}`, { day: paid_on })}</span>
            <span className="cart-amount">{money(amount)}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Sums({ order }: { order: WholesaleOrder }) {
  const { money } = useShop();
  const { subtotal, discount, vat, shipping, total, returned, deposit, deposit_due } = order;
  const { paid, refunded, balance_due, refund_due, due_on } = order;
  return (
    <section className="summary" aria-label={sayPlacing('summary')}>
      <dl className="sums">
        <Sum label={sayShelf('subtotal')} amount={money(subtotal)} />
        {discount > 0 && <Sum label={sayOrders('discount')} amount={money(-discount)} />}
        {shipping > 0 && <Sum label={sayOrders('shipping')} amount={money(shipping)} />}
        {vat !== null && vat > 0 && <Sum label={sayShelf('vat')} amount={money(vat)} />}
        <Sum label={sayShelf('total')} amount={money(total)} isTotal />
      </dl>
      <dl className="sums">
        {returned > 0 && <Sum label={sayOrders('sum.returned')} amount={money(-returned)} />}
        {paid > 0 && <Sum label={sayOrders('paid')} amount={money(paid)} />}
        {refunded > 0 && <Sum label={sayOrders('refunded')} amount={money(-refunded)} />}
        {deposit > 0 && deposit_due === 0 && <Sum label={sayOrders('deposit')} amount={money(deposit)} />}
        {deposit_due > 0 && <Sum label={sayOrders('depositDue')} amount={money(deposit_due)} />}
        {refund_due > 0 ? (
          <Sum label={sayOrders('refundDue')} amount={money(refund_due)} isTotal />
        ) : (
          <Sum label={sayOrders('balance')} amount={money(balance_due)} isTotal />
        )}
      </dl>
      {due_on && balance_due > 0 && <p>{sayOrders('due', { day: due_on })}</p>}
    </section>
  );
}
