import { mailedDocuments } from '@sokoni/rules/documents/document-mail';
import { orderFlags } from '@sokoni/rules/orders/order-flags';
import { moneyMethods, orderLimits } from '@sokoni/rules/orders/order-labels';
import type { Dispatch, FormEvent, SetStateAction } from 'react';
import { Link } from 'react-router';
import type { OrderActs } from '#api/sales/orders.ts';
import type { Order } from '#contract-types.ts';
import { useStoreDates } from '#parts/dates/store-dates.ts';
import { showFailure } from '#parts/forms/checked-form.ts';
import { useMoneyText } from '#parts/money/money-text.ts';
import { countText } from '#parts/numbers/count-text.ts';
import { paths } from '#paths.ts';
import texts from '#screens/orders/order-texts.module.css';
import { Button } from '#ui/buttons/button.tsx';
import { TextField } from '#ui/fields/text-field.tsx';
import { Card } from '#ui/layout/card.tsx';
import styles from './timeline.module.css';

type OrderEvent = Order['events'][number];

/** What is typed into the box, kept by who outlives the versions of the order. */
export interface TypedNote {
  text: string;
  setText: Dispatch<SetStateAction<string>>;
}

interface TimelineCardProps {
  order: Order;
  act: OrderActs['note'];
  note: TypedNote;
}

/** Everything that happened to the order, the newest first, and a box to write into it. */
export function TimelineCard({ order, act, note: { text, setText } }: TimelineCardProps) {
  const money = useMoneyText();
  const dates = useStoreDates();

  function write(event: FormEvent): void {
    event.preventDefault();
    if (text.trim() === '' || act.isPending) return;
    act.mutate(
      { text: text.trim() },
      // What is typed meanwhile is another note.
      {
        onSuccess: () => setText((now) => (now === text ? '' : now)),
        onError: (error) => showFailure(error),
      },
    );
  }

  return (
    <Card title="Timeline">
      <form onSubmit={write} className={styles.noteForm}>
        <TextField
          label="Write a note for your team"
          hideLabel
          placeholder="Write a note"
          autoComplete="off"
          maxLength={orderLimits.noteLength}
          value={text}
          onChange={(event) => setText(event.target.value)}
        />
        <Button type="submit" busy={act.isPending} disabled={text.trim() === ''}>
          Add note
        </Button>
      </form>
      <ol className={styles.timeline} aria-label="Timeline">
        {order.events.map((event) => (
          <li key={event.id} data-kind={event.kind}>
            <p>
              {eventText(event, money)}
              {event.order && (
                <>
                  {' '}
                  {event.order.id === null ? (
                    event.order.name
                  ) : (
                    <Link to={paths.order(event.order.id)}>{event.order.name}</Link>
                  )}
                </>
              )}
            </p>
            {event.kind === 'placed' && <RecordedLater order={order} receiptTotal={event.rung_total} />}
            {event.text !== '' && <p className={texts.quote}>{event.text}</p>}
            <p className={texts.details}>{[event.by, dates.moment(event.at)].filter(Boolean).join(' · ')}</p>
          </li>
        ))}
      </ol>
    </Card>
  );
}

interface RecordedLaterProps {
  order: Order;
  /** Where its lines come to something else. */
  receiptTotal: number | null;
}

/** Of a sale that arrived after it had happened: when, and what did not fit. */
function RecordedLater({ order, receiptTotal }: RecordedLaterProps) {
  const money = useMoneyText();
  const dates = useStoreDates();
  const { flags, placed_at, received_at } = order;
  if (received_at === null || received_at === placed_at) return null;
  return (
    <>
      <p className={texts.details}>Recorded {dates.moment(received_at)}</p>
      {flags.map((flag) => (
        <p key={flag} className={texts.quote}>
          {orderFlags[flag]}
        </p>
      ))}
      {receiptTotal !== null && <p className={texts.quote}>Total on the receipt: {money(receiptTotal)}</p>}
    </>
  );
}

const mailed = { waiting: 'is being sent', sent: 'emailed', dropped: 'not sent' } as const;

function mailText(mail: OrderEvent['mail']): string {
  if (!mail) return 'Emailed';
  const { document, to, state } = mail;
  const what = `${mailedDocuments[document]} ${mailed[state]}`;
  if (state === 'dropped') return `${what}: there was nothing left to send`;
  return to === '' ? what : `${what} to ${to}`;
}

function eventText(
  { kind, amount, units, method, place, mail }: OrderEvent,
  money: (minor: number) => string,
): string {
  const sum = amount === null ? '' : ` ${money(amount)}`;
  const by = method ? ` by ${moneyMethods[method].toLowerCase()}` : '';
  const items = units === null ? 'items' : units === 1 ? '1 item' : `${countText(units)} items`;
  const words = {
    drafted: 'Draft created',
    placed: `Placed: ${items}${sum && `, ${sum.trim()}`}`,
    edited: place
      ? `Now fulfilled from ${place}: the previous location is closed`
      : `Edited: ${items}${sum && `, ${sum.trim()}`}`,
    paid: `Paid${sum}${by}`,
    refunded: `Refunded${sum}${by}`,
    fulfilled: `Fulfilled ${items}`,
    returned: `Returned ${items}${sum && `, worth ${sum.trim()}`}${place && `, to ${place}: the original location is closed`}`,
    cancelled: units === null ? 'Cancelled' : `Cancelled ${items}${sum && `, ${sum.trim()}`}`,
    exchanged: 'Exchanged: see',
    noted: 'Note',
    mailed: mailText(mail),
    merged: 'Customer merged with a duplicate',
  } satisfies Record<OrderEvent['kind'], string>;
  return words[kind];
}
