import { LinkButton } from '#parts/link-button.tsx';
import { useShop } from '#parts/shop-context.ts';
import { ShopForm } from '#parts/shop-link.tsx';
import type { FollowedOrder } from '#visitor-pages.ts';
import { Sum, SummaryLines, Sums } from './summary.tsx';
import { sayCheckout, sayPaying } from './words.ts';

/** An order, for who has its link. */
export function OrderPage({ order, problem }: { order: FollowedOrder | null; problem: string }) {
  const { money, say } = useShop();
  if (!order)
    return (
      <div className="width section">
        <h1>{sayCheckout('unknownOrder')}</h1>
        <p>{sayCheckout('unknownOrderText')}</p>
        <LinkButton href="/">{say('backHome')}</LinkButton>
      </div>
    );
  const { number, status, summary, address, parcels } = order;
  return (
    <div className="width section">
      <h1>{sayCheckout('order', { number })}</h1>
      {status === 'placed' && <p>{sayCheckout('thanks')}</p>}
      {order.test && <p className="problem">{sayCheckout('testOrder')}</p>}
      {problem && !order.paying && (
        <p className="problem" role="alert">
          {problem}
        </p>
      )}
      <p>
        <strong>{sayCheckout(`status.${status}`)}</strong>
      </p>
      <p>{sayCheckout('placedOn', { day: order.placed_on })}</p>
      <div className="two-columns">
        <div>
          {order.paying && <Paying {...order} paying={order.paying} problem={problem} />}
          {parcels.length > 0 && <Parcels parcels={parcels} />}
          {order.collecting && <Collecting collecting={order.collecting} />}
          {address.length > 0 && (
            <section>
              <h2>{sayCheckout(order.collected ? 'collectedBy' : 'deliverTo')}</h2>
              <address>
                {address.map((line) => (
                  <span key={line}>{line}</span>
                ))}
              </address>
            </section>
          )}
        </div>
        <section className="summary" aria-label={sayCheckout('orderSummary')}>
          <SummaryLines lines={summary.lines} />
          <Sums {...summary} />
          <dl className="sums">
            {order.returned > 0 && <Sum label={sayCheckout('returned')} amount={money(-order.returned)} />}
            {order.paid > 0 && <Sum label={sayCheckout('paid')} amount={money(order.paid)} />}
            {order.refunded > 0 && <Sum label={sayCheckout('refunded')} amount={money(order.refunded)} />}
            {order.balance_due > 0 && (
              <Sum label={sayCheckout('balanceDue')} amount={money(order.balance_due)} isTotal />
            )}
          </dl>
        </section>
      </div>
    </div>
  );
}

interface PayingProps extends Pick<FollowedOrder, 'number' | 'token'> {
  paying: NonNullable<FollowedOrder['paying']>;
  problem: string;
}

/** What the buyer still has to do to pay, and where a picture of it is sent to. */
function Paying({ number, token, paying, problem }: PayingProps) {
  const { title, details, needs_reference, asks_proof, proofs } = paying;
  return (
    <section className="group paying">
      <h2>{sayPaying('title')}</h2>
      <p>
        <strong>{title}</strong>
      </p>
      {details && <p className="written">{details}</p>}
      {needs_reference && <p>{sayPaying('reference', { number })}</p>}
      {asks_proof && (
        <ShopForm method="post" encType="multipart/form-data" action={`/orders/${token}/proof`}>
          <p>{sayPaying('proofText')}</p>
          {proofs > 0 && <p role="status">{sayPaying('proofsSent', { count: proofs })}</p>}
          <div className="field">
            <label htmlFor="proof">{sayPaying('proofFile')}</label>
            <input
              accept="image/*"
              aria-describedby={problem ? 'proof-problem' : undefined}
              aria-invalid={problem ? true : undefined}
              id="proof"
              name="file"
              required
              type="file"
            />
            {problem && (
              <p className="problem" id="proof-problem" role="alert">
                {problem}
              </p>
            )}
          </div>
          <button className="button" type="submit">
            {sayPaying('proofSend')}
          </button>
        </ShopForm>
      )}
    </section>
  );
}

/** Where and when it is collected, and what the store says of the way. */
function Collecting({ collecting }: { collecting: NonNullable<FollowedOrder['collecting']> }) {
  return (
    <section>
      <h2>{sayCheckout('collectAt')}</h2>
      <address>
        {collecting.lines.map((line) => (
          <span key={line}>{line}</span>
        ))}
        {collecting.time && <span>{collecting.time}</span>}
      </address>
      {collecting.instructions && <p className="written">{collecting.instructions}</p>}
    </section>
  );
}

function Parcels({ parcels }: Pick<FollowedOrder, 'parcels'>) {
  return (
    <section>
      <h2>{sayCheckout('parcels')}</h2>
      <ul>
        {parcels.map(({ carrier, number, url, sent_on }) => (
          <li key={`${number} ${sent_on}`}>
            {sayCheckout('sentOn', { day: sent_on })}
            {number && (
              <>
                {' · '}
                {url ? (
                  <a href={url} rel="noreferrer">
                    {sayCheckout('track', { number })}
                  </a>
                ) : (
                  sayCheckout('parcel', { carrier, number })
                )}
              </>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
