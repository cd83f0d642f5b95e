import { ageingBuckets } from '@sokoni/rules/credit/receivables-ageing';
import { Sum } from '#pages/visitor/summary.tsx';
import { useShop } from '#parts/shop-context.ts';
import { ShopForm } from '#parts/shop-link.tsx';
import type { WholesaleAccount, WholesalePage } from '#wholesale-pages.ts';
import { FramedView } from './frame.tsx';
import { OrderList } from './orders.tsx';
import { sayOrders, sayShop } from './words.ts';

/** What a company owes and since when, what it is to be given back, and its statement. */
export function AccountView({ frame, account, problem }: Extract<WholesalePage, { view: 'account' }>) {
  const { money } = useShop();
  const { ageing, unpaid, refund_due, refundable } = account;
  const due = ageingBuckets.filter((bucket) => ageing[bucket] > 0);
  return (
    <FramedView frame={frame} title={sayShop('account')} problem={problem}>
      <div className="two-columns">
        <div className="account-parts">
          {unpaid.length > 0 && (
            <section>
              <h2>{sayOrders('unpaid')}</h2>
              <OrderList orders={unpaid} canOrder={false} />
            </section>
          )}
          {refundable.length > 0 && (
            <section>
              <h2>{sayOrders('refundable')}</h2>
              <OrderList orders={refundable} canOrder={false} />
            </section>
          )}
          <Statement account={account} />
        </div>
        <section className="summary">
          <h2>{sayOrders('balance.title')}</h2>
          {due.length === 0 && refund_due === 0 && <p>{sayOrders('balance.nothing')}</p>}
          <dl className="sums">
            {due.map((bucket) => (
              <Sum key={bucket} label={sayOrders(`age.${bucket}`)} amount={money(ageing[bucket])} />
            ))}
            {due.length > 0 && <Sum label={sayOrders('outstanding')} amount={money(ageing.total)} isTotal />}
            {refund_due > 0 && <Sum label={sayOrders('refundDue')} amount={money(refund_due)} isTotal />}
          </dl>
        </section>
      </div>
    </FramedView>
  );
}

function Statement({ account: { from_day, to_day } }: { account: WholesaleAccount }) {
  return (
    <section>
      <h2>{sayOrders('statement.title')}</h2>
      <ShopForm className="wholesale-search" action="/wholesale/statement">
        <label className="field">
          {sayOrders('statement.from')}
          <input type="date" name="from_day" defaultValue={from_day} required />
        </label>
        <label className="field">
          {sayOrders('statement.to')}
          <input type="date" name="to_day" defaultValue={to_day} required />
        </label>
        <button className="quiet-button" type="submit">
          {sayOrders('statement.get')}
        </button>
      </ShopForm>
    </section>
  );
}
