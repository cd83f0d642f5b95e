import { dotText } from '@sokoni/messages/list-text';
import { orderLimits } from '@sokoni/rules/orders/order-labels';
import type { Dispatch, FormEvent, SetStateAction } from 'react';
import { Link } from 'react-router';
import type { OrderActs } from '#api/sales/orders.ts';
import type { Order } from '#contract-types.ts';
import { useStoreDates } from '#parts/dates/store-dates.ts';
import { showFailure } from '#parts/forms/checked-form.ts';
import { useMoneyText } from '#parts/money/money-text.ts';
import { paths } from '#paths.ts';
import texts from '#screens/orders/order-texts.module.css';
import { richText } from '#sentences/frame/rich-text.ts';
import { sayOrderFlag } from '#sentences/orders/flags.ts';
import { sayOrderPage as say } from '#sentences/orders/page.ts';
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
    <Card title={say('timeline.title')}>
      <form onSubmit={write} className={styles.noteForm}>
        <TextField
          label={say('timeline.write')}
          hideLabel
          placeholder={say('timeline.placeholder')}
          autoComplete="off"
          maxLength={orderLimits.noteLength}
          value={text}
          onChange={(event) => setText(event.target.value)}
        />
        <Button type="submit" busy={act.isPending} disabled={text.trim() === ''}>
          {say('timeline.add')}
        </Button>
      </form>
      <ol className={styles.timeline} aria-label={say('timeline.title')}>
        {order.events.map((event) => (
          <li key={event.id} data-kind={event.kind}>
            <p>
              <EventText event={event} company={order.customer?.name ?? ''} money={money} />
            </p>
            {event.kind === 'placed' && <RecordedLater order={order} receiptTotal={event.rung_total} />}
            {event.flags.map((flag) => (
              <p key={flag} className={texts.quote}>
                {sayOrderFlag(`flag.${flag}`)}
              </p>
            ))}
            {event.text !== '' && <p className={texts.quote}>{event.text}</p>}
            <p className={texts.details}>{dotText([event.by, dates.moment(event.at)])}</p>
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
      <p className={texts.details}>{say('timeline.recorded', { moment: dates.moment(received_at) })}</p>
      {flags.map((flag) => (
        <p key={flag} className={texts.quote}>
          {sayOrderFlag(`flag.${flag}`)}
        </p>
      ))}
      {receiptTotal !== null && (
        <p className={texts.quote}>{say('timeline.receiptTotal', { amount: money(receiptTotal) })}</p>
      )}
    </>
  );
}

function mailText(mail: OrderEvent['mail']): string {
  if (!mail) return say('event.mailed');
  const { document, to, state } = mail;
  if (state === 'dropped') return say('mail.dropped', { document });
  return to === '' ? say(`mail.${state}`, { document }) : say(`mail.${state}To`, { document, to });
}

interface EventTextProps {
  event: OrderEvent;
  /** Who buys. */
  company: string;
  money: (minor: number) => string;
}

/** What happened; the other order of an exchange is linked. */
function EventText({ event, company, money }: EventTextProps) {
  const { kind, order, by_agent } = event;
  if (by_agent) return agentText(event, company, money);
  if (kind !== 'exchanged' || !order) return eventText(event, money);
  return richText(
    say.rich('event.exchanged', {
      name: order.name,
      order: (words) =>
        order.id === null ? <span>{words}</span> : <Link to={paths.order(order.id)}>{words}</Link>,
    }),
  );
}

/** What the staff has placed for a company. */
function agentText(
  { amount: minor, units, by: person }: OrderEvent,
  company: string,
  money: (minor: number) => string,
): string {
  const said = { person, company, units: units ?? 0 };
  if (minor === null) return say('event.placedByAgent', said);
  return say('event.placedByAgentFor', { ...said, amount: money(minor) });
}

function eventText(
  { kind, amount: minor, units: counted, method, place, mail }: OrderEvent,
  money: (minor: number) => string,
): string {
  const units = counted ?? 0;
  const amount = minor === null ? '' : money(minor);
  switch (kind) {
    case 'placed':
      return amount ? say('event.placedFor', { units, amount }) : say('event.placed', { units });
    case 'edited':
      if (place) return say('event.moved', { place });
      return amount ? say('event.editedTo', { units, amount }) : say('event.edited', { units });
    case 'paid':
    case 'refunded':
      return say(`event.${kind}`, { amount, method: method ?? 'other' });
    case 'fulfilled':
      return say('event.fulfilled', { units });
    case 'returned':
      if (place)
        return amount
          ? say('event.returnedWorthTo', { units, amount, place })
          : say('event.returnedTo', { units, place });
      return amount ? say('event.returnedWorth', { units, amount }) : say('event.returned', { units });
    case 'cancelled':
      if (counted === null) return say('event.cancelled');
      return amount ? say('event.cancelledWorth', { units, amount }) : say('event.cancelledUnits', { units });
    case 'mailed':
      return mailText(mail);
    case 'exchanged':
      return '';
    default:
      return say(`event.${kind}`);
  }
}
