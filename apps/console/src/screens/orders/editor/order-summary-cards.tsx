import { dotText } from '@sokoni/messages/list-text';
import { allows } from '@sokoni/rules/access/roles';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { Order } from '#contract-types.ts';
import { useStoreDates } from '#parts/dates/store-dates.ts';
import { methodName } from '#parts/money/method-name.ts';
import { paths } from '#paths.ts';
import { ageText, BalanceDueBadge, dueText } from '#screens/orders/order-badges.tsx';
import { sayOrderLabel } from '#sentences/orders/labels.ts';
import { sayOrderPage as say } from '#sentences/orders/page.ts';
import { rolesHere, useSession } from '#session/session.ts';
import { Badge } from '#ui/display/badge.tsx';
import { Card } from '#ui/layout/card.tsx';
import { DataList } from '#ui/layout/data-list.tsx';
import { Muted, Row, Stack } from '#ui/layout/layout.tsx';
import styles from './order-summary-cards.module.css';

interface FactsProps {
  order: Order;
  seesMoney: boolean;
  now: Date;
}

/** Where the order comes from, how it is settled, and how old what is outstanding is. */
export function FactsCard({ order, seesMoney, now }: FactsProps) {
  const dates = useStoreDates();
  const seesShifts = allows(useSession(rolesHere), 'closeShift');
  const { placed_at, cancelled_at, payment_type, payment_choice, created_at, created_by } = order;
  const items: ({ term: string; value: ReactNode } | false)[] = [
    seesMoney &&
      payment_type !== null && {
        term: say('fact.payment'),
        value: sayOrderLabel(`type.${payment_type}`),
      },
    payment_choice !== null && { term: say('fact.paymentMethod'), value: choiceText(payment_choice) },
    seesMoney &&
      order.due_on !== null && {
        term: say('fact.due'),
        value: <Due order={order} today={dates.dayOf(now)} />,
      },
    order.exchange_of !== null && {
      term: say('fact.exchangeOf'),
      value: <OrderLinks orders={[order.exchange_of]} />,
    },
    order.exchanges.length > 0 && {
      term: say('fact.exchangedFor'),
      value: <OrderLinks orders={order.exchanges} />,
    },
    { term: say('fact.channel'), value: sayOrderLabel(`channel.${order.channel}`) },
    { term: say('fact.soldBy'), value: order.sold_by || '–' },
    order.approved_by !== '' && { term: say('fact.approvedBy'), value: order.approved_by },
    order.register !== null && { term: say('fact.register'), value: order.register.name },
    order.shift_id !== null &&
      seesShifts && {
        term: say('fact.shift'),
        value: <Link to={paths.shift(order.shift_id)}>{say('fact.seeShift')}</Link>,
      },
    { term: say('fact.location'), value: order.location.name },
    placed_at === null
      ? {
          term: say('fact.created'),
          value: created_by
            ? say('fact.createdBy', { moment: dates.moment(created_at), name: created_by })
            : dates.moment(created_at),
        }
      : { term: say('fact.placed'), value: dates.moment(placed_at) },
    cancelled_at !== null && { term: say('fact.cancelled'), value: dates.moment(cancelled_at) },
  ];
  return (
    <Card
      title={say('facts.title')}
      actions={seesMoney && order.state !== 'draft' && <BalanceDueBadge outstanding={order.outstanding} />}
    >
      <DataList items={items.filter((item) => item !== false)} />
    </Card>
  );
}

/** How the buyer chose to pay, and the account that the money is looked for in. */
function choiceText({ method, account }: NonNullable<Order['payment_choice']>): string {
  return account ? dotText([account.name, account.number]) : methodName({ method, label: '' });
}

/** The other orders of an exchange. */
function OrderLinks({ orders }: { orders: Order['exchanges'] }) {
  return (
    <span className={styles.due}>
      {orders.map(({ id, name }) => (
        <Link key={id} to={paths.order(id)}>
          {name}
        </Link>
      ))}
    </span>
  );
}

function Due({ order: { due_on, outstanding }, today }: { order: Order; today: string }) {
  const dates = useStoreDates();
  if (due_on === null) return null;
  const age = ageText(due_on, today);
  return (
    <span className={styles.due}>
      {dates.calendarDay(due_on)}
      {(outstanding ?? 0) > 0 && (
        <Badge tone={due_on < today ? 'bad' : 'neutral'}>
          {dueText(due_on, today)}
          {age && ` · ${age}`}
        </Badge>
      )}
    </span>
  );
}

/** What is written about it, and the tags by which it is found. */
export function NoteCard({ order }: { order: Order }) {
  return (
    <Card title={say('note.title')}>
      <Stack gap={3}>
        {order.note ? <p className={styles.note}>{order.note}</p> : <Muted>{say('note.none')}</Muted>}
        {order.tags.length > 0 && (
          <Row gap={1}>
            {order.tags.map((tag) => (
              <Badge key={tag}>{tag}</Badge>
            ))}
          </Row>
        )}
      </Stack>
    </Card>
  );
}
