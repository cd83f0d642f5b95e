import { Sum } from '#pages/visitor/summary.tsx';
import { useShop } from '#parts/shop-context.ts';
import { ShopLink } from '#parts/shop-link.tsx';
import type { WholesalePage, WholesaleQuote } from '#wholesale-pages.ts';
import { FramedView } from '../frame.tsx';
import { Items } from '../items.tsx';
import { sayOrders, sayPlacing, sayQuoting, sayShelf, sayTerms } from '../words.ts';
import { AcceptForm, CounterForm, DeclineForm } from './answer-forms.tsx';

/** One quote: its prices, what each side has said, and what the company can do. */
export function QuoteView({
  frame,
  quote,
  deliverTo,
  values,
  problem,
}: Extract<WholesalePage, { view: 'quote' }>) {
  const { id, number, state, updated_on, valid_until, order } = quote;
  return (
    <FramedView frame={frame} title={sayQuoting('quote', { number })} problem={problem}>
      <p>
        <strong>{sayOrders('orderOn', { day: updated_on, status: sayQuoting(`state.${state}`) })}</strong>
      </p>
      {state === 'expired' && <p>{sayQuoting('expired')}</p>}
      {state === 'offered' && valid_until && <p>{sayQuoting('validUntil', { day: valid_until })}</p>}
      <div className="cart-acts">
        {order && (
          <ShopLink className="quiet-button" href={`/wholesale/orders/${order.id}`}>
            {sayOrders('order', { number: order.number })}
          </ShopLink>
        )}
        {quote.isPrinted && (
          <ShopLink className="quiet-button" href={`/wholesale/quotes/${id}/document`}>
            {sayQuoting('document')}
          </ShopLink>
        )}
        <ShopLink className="quiet-button" href="/wholesale/quotes">
          {sayQuoting('back')}
        </ShopLink>
      </div>
      <div className="two-columns">
        <div className="account-parts">
          <Items
            lines={quote.lines}
            idOf={({ variant_id }) => variant_id}
            more={(line) => <OtherPrices line={line} />}
          />
          {deliverTo && <AcceptForm quote={quote} deliverTo={deliverTo} />}
          {quote.canCounter && <CounterForm quote={quote} values={values} />}
          {quote.canDecline && <DeclineForm quote={quote} values={values} />}
          <History quote={quote} />
        </div>
        <Sums quote={quote} />
      </div>
    </FramedView>
  );
}

function OtherPrices({ line }: { line: WholesaleQuote['lines'][number] }) {
  const { money } = useShop();
  const { list_price, asked_price, unit_price } = line;
  return (
    <>
      {list_price !== unit_price && <small>{sayQuoting('usual', { price: money(list_price) })}</small>}
      {asked_price !== null && asked_price !== unit_price && (
        <small>{sayQuoting('asked', { price: money(asked_price) })}</small>
      )}
    </>
  );
}

function Sums({ quote: { subtotal, vat, total, payment_terms } }: { quote: WholesaleQuote }) {
  const { money } = useShop();
  return (
    <section className="summary" aria-label={sayPlacing('summary')}>
      <dl className="sums">
        <Sum label={sayShelf('subtotal')} amount={money(subtotal)} />
        {vat > 0 && <Sum label={sayShelf('vat')} amount={money(vat)} />}
        <Sum label={sayShelf('total')} amount={money(total)} isTotal />
      </dl>
      <dl className="sums">
        <Sum label={sayShelf('terms.payment')} amount={sayTerms(`terms.${payment_terms}`)} />
      </dl>
    </section>
  );
}

function History({ quote: { history } }: { quote: WholesaleQuote }) {
  const { money } = useShop();
  return (
    <section>
      <h2>{sayQuoting('history')}</h2>
      <ul className="account-list">
        {history.map((said) => (
          <li key={said.id}>
            <span>
              {saidText(said, money(said.total))}
              {said.text && <small className="written">{said.text}</small>}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}

function saidText({ act, side, on: day }: WholesaleQuote['history'][number], total: string): string {
  switch (act) {
    case 'requested':
      return sayQuoting('history.requested', { day });
    case 'offered':
      return sayQuoting('history.offered', { day, total });
    case 'countered':
      return sayQuoting('history.countered', { day, total });
    case 'accepted':
      return sayQuoting('history.accepted', { day });
    case 'declined':
      return sayQuoting(`history.declined.${side}`, { day });
  }
}
