import { moneyMethods, orderLimits } from '@sokoni/rules/order-words';
import { mailedPapers } from '@sokoni/rules/paper-mail';
import type { Dispatch, FormEvent, SetStateAction } from 'react';
import { Link } from 'react-router';
import type { OrderActs } from '#api/orders.ts';
import type { Order } from '#api/types.ts';
import { showFailure } from '#parts/checked-form.ts';
import { countText } from '#parts/count-text.ts';
import { useMoneyText } from '#parts/money-text.ts';
import { useStoreDates } from '#parts/store-dates.ts';
import { paths } from '#paths.ts';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { TextField } from '#ui/text-field.tsx';
import texts from './texts.module.css';
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
    <Card title="What happened">
      <form onSubmit={write} className={styles.noteForm}>
        <TextField
          label="Write a note for your colleagues"
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
      <ol className={styles.timeline}>
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
            {event.text !== '' && <p className={texts.quote}>{event.text}</p>}
            <p className={texts.details}>{[event.by, dates.moment(event.at)].filter(Boolean).join(' · ')}</p>
          </li>
        ))}
      </ol>
    </Card>
  );
}

const mailed = { waiting: 'is on its way', sent: 'was mailed', dropped: 'was not sent' } as const;

function mailText(mail: OrderEvent['mail']): string {
  if (!mail) return 'Mailed';
  const { paper, to, state } = mail;
  const what = `${mailedPapers[paper]} ${mailed[state]}`;
  if (state === 'dropped') return `${what}: there was nothing to be sent any more`;
  return to === '' ? what : `${what} to ${to}`;
}

function eventText(
  { kind, amount, pieces, method, place, mail }: OrderEvent,
  money: (minor: number) => string,
): string {
  const sum = amount === null ? '' : ` ${money(amount)}`;
  const by = method ? ` by ${moneyMethods[method].toLowerCase()}` : '';
  const goods = pieces === null ? 'goods' : pieces === 1 ? '1 piece' : `${countText(pieces)} pieces`;
  const words = {
    drafted: 'Drafted',
    placed: `Placed: ${goods}${sum && `, ${sum.trim()}`}`,
    edited: place
      ? `Leaves from ${place}: the place before is closed`
      : `Edited: ${goods}${sum && `, ${sum.trim()}`}`,
    paid: `Paid${sum}${by}`,
    refunded: `Refunded${sum}${by}`,
    fulfilled: `Handed over ${goods}`,
    returned: `Took back ${goods}${sum && `, worth ${sum.trim()}`}${place && `, to ${place}: its place is closed`}`,
    cancelled: pieces === null ? 'Cancelled' : `Cancelled the rest: ${goods}${sum && `, ${sum.trim()}`}`,
    exchanged: 'Exchanged: see',
    noted: 'Note',
    mailed: mailText(mail),
    merged: 'Two records of the customer were merged',
  } satisfies Record<OrderEvent['kind'], string>;
  return words[kind];
}
