import { giftCardEntryKinds, giftCardName, giftCardPayments } from '@sokoni/rules/gift-card';
import { orderNumber } from '@sokoni/rules/order-words';
import { allows } from '@sokoni/rules/roles';
import { Link, Navigate, useParams } from 'react-router';
import { useGiftCard } from '#api/gift-cards.ts';
import type { GiftCard } from '#api/types.ts';
import { calendarDayText } from '#parts/dates.ts';
import { LedgerList } from '#parts/ledger-list.tsx';
import { useMoneyText } from '#parts/money-text.ts';
import { RecordFailed } from '#parts/record-failed.tsx';
import { StateBadge } from '#parts/state-badge.tsx';
import { useStoreDates } from '#parts/store-dates.ts';
import { paths } from '#paths.ts';
import { rolesHere, useSession } from '#session/session.ts';
import { Page } from '#shell/page.tsx';
import { BackWords, backClass } from '#ui/back-button.tsx';
import { Card } from '#ui/card.tsx';
import { DataList } from '#ui/data-list.tsx';
import { Columns, Stack } from '#ui/layout.tsx';
import { PageHeader } from '#ui/page-header.tsx';
import { SkeletonText } from '#ui/skeleton.tsx';
import { CodeCard } from './code-card.tsx';
import styles from './gift-cards.module.css';
import { SwitchButton } from './switch-button.tsx';

const back = (
  <Link to={paths.giftCards} className={backClass}>
    <BackWords />
  </Link>
);

/** One gift card: what is left on it, and how that came about. */
export function GiftCardScreen() {
  const { id = '' } = useParams();
  const { data, error, isFetching, refetch } = useGiftCard(id);
  if (!allows(useSession(rolesHere), 'manageGiftCards')) return <Navigate to={paths.discounts} replace />;
  if (data) return <OpenCard card={data} />;
  return (
    <Page width="wide">
      <PageHeader title="Gift card" back={back} />
      {error ? (
        <RecordFailed
          noun="gift card"
          list={{ to: paths.giftCards, label: 'See all gift cards' }}
          {...{ error, isFetching, refetch }}
        />
      ) : (
        <div role="status" aria-label="Loading">
          <Columns>
            <Card>
              <SkeletonText lines={6} />
            </Card>
            <Card>
              <SkeletonText lines={4} />
            </Card>
          </Columns>
        </div>
      )}
    </Page>
  );
}

function OpenCard({ card }: { card: GiftCard }) {
  const money = useMoneyText();
  const dates = useStoreDates();
  const { customer } = card;
  return (
    <Page width="wide">
      <PageHeader
        title={`Gift card ${giftCardName(card.last_four)}`}
        badge={<StateBadge of="gift_card" state={card.state} />}
        description={[card.test && 'For test orders', card.note].filter(Boolean).join(' · ') || undefined}
        back={back}
        actions={<SwitchButton card={card} />}
      />
      <Columns>
        <Stack>
          {card.code && <CodeCard card={card} code={card.code} />}
          <Card title="What became of it">
            <LedgerList
              label="What became of the card"
              lines={card.entries.map(({ order, by, at, ...entry }) => ({
                ...entry,
                title: giftCardEntryKinds[entry.kind],
                details: (
                  <>
                    {order && <Link to={paths.order(order.id)}>{orderNumber(order)}</Link>}
                    {order && ' · '}
                    {[by && `by ${by}`, dates.moment(at)].filter(Boolean).join(' · ')}
                  </>
                ),
              }))}
            />
          </Card>
        </Stack>
        <Card title="Balance">
          <p className={styles.left}>
            <span>Left</span> <strong>{money(card.balance)}</strong>
          </p>
          <DataList
            items={[
              { term: 'Put on it', value: money(card.issued) },
              { term: 'Paid with', value: giftCardPayments[card.paid_with] },
              {
                term: 'For',
                value: customer ? (
                  <Link to={paths.customer(customer.id)}>{customer.name}</Link>
                ) : (
                  'Whoever has it'
                ),
              },
              { term: 'Last day', value: card.ends_on ? calendarDayText(card.ends_on) : 'It does not end' },
              { term: 'Issued', value: dates.day(card.created_at) },
              ...(card.issued_by ? [{ term: 'Issued by', value: card.issued_by }] : []),
            ]}
          />
        </Card>
      </Columns>
    </Page>
  );
}
