import { commaText } from '@sokoni/messages/list-text';
import { wholesaleLimits } from '@sokoni/rules/wholesale/wholesale-limits';
import { useShop } from '#parts/shop-context.ts';
import { ShopForm } from '#parts/shop-link.tsx';
import type { WholesaleDeliverTo, WholesaleQuote } from '#wholesale-pages.ts';
import { checkoutForm, DeliverTo } from '../deliver-to.tsx';
import { sayPlacing, sayQuoting, sayShelf } from '../words.ts';
import { Message } from './message.tsx';

/** Ordering at the offered prices. */
export function AcceptForm({ quote, deliverTo }: { quote: WholesaleQuote; deliverTo: WholesaleDeliverTo }) {
  const { money } = useShop();
  const { id, version, total } = quote;
  return (
    <section>
      <h2>{sayQuoting('accept')}</h2>
      <ShopForm id={checkoutForm} method="post" action={`/wholesale/quotes/${id}/acceptance`}>
        <input type="hidden" name="version" value={version} />
        <input type="hidden" name="total" value={total} />
        <DeliverTo {...deliverTo} />
        <button className="button" type="submit">
          {sayPlacing('place', { total: money(total) })}
        </button>
      </ShopForm>
    </section>
  );
}

interface AnswerProps {
  quote: WholesaleQuote;
  /** What was typed before it was refused. */
  values: Readonly<Record<string, string>>;
}

/** Other quantities or prices; open where it was refused. */
export function CounterForm({ quote, values }: AnswerProps) {
  const { id, version, lines } = quote;
  const isTyped = lines.some(({ variant_id }) => values[`quantity_${variant_id}`] !== undefined);
  return (
    <details open={isTyped}>
      <summary>{sayQuoting('counter')}</summary>
      <ShopForm method="post" action={`/wholesale/quotes/${id}/counter-offers`}>
        <input type="hidden" name="version" value={version} />
        <p>{sayQuoting('counter.text')}</p>
        <ul className="account-list">
          {lines.map((line) => (
            <li key={line.variant_id}>
              <span>
                {line.title}
                {line.variant_name && <small>{line.variant_name}</small>}
              </span>
              <span className="wholesale-add">
                <input
                  aria-label={sayShelf('quantityOf', { item: commaText([line.title, line.variant_name]) })}
                  defaultValue={values[`quantity_${line.variant_id}`] ?? line.quantity}
                  inputMode="numeric"
                  maxLength={7}
                  name={`quantity_${line.variant_id}`}
                />
                <input
                  aria-label={sayQuoting('counter.priceOf', {
                    item: commaText([line.title, line.variant_name]),
                  })}
                  defaultValue={values[`price_${line.variant_id}`] ?? line.typed_price}
                  inputMode="decimal"
                  maxLength={20}
                  name={`price_${line.variant_id}`}
                />
              </span>
            </li>
          ))}
        </ul>
        <Message
          {...{ name: 'message', label: sayQuoting('message'), value: values.message }}
          max={wholesaleLimits.messageLength}
        />
        <button className="button" type="submit">
          {sayQuoting('counter.send')}
        </button>
      </ShopForm>
    </details>
  );
}

/** Not wanted any more: an offer is declined, and what was asked for withdrawn. */
export function DeclineForm({ quote: { id, version, canCounter }, values }: AnswerProps) {
  const label = canCounter ? sayQuoting('decline') : sayQuoting('decline.withdraw');
  return (
    <details open={values.reason !== undefined}>
      <summary>{label}</summary>
      <ShopForm method="post" action={`/wholesale/quotes/${id}/decline`}>
        <input type="hidden" name="version" value={version} />
        <Message
          {...{ name: 'reason', label: sayQuoting('decline.reason'), value: values.reason }}
          {...{ max: wholesaleLimits.reasonLength, hint: sayQuoting('decline.reason.hint') }}
        />
        <button className="quiet-button" type="submit">
          {label}
        </button>
      </ShopForm>
    </details>
  );
}
