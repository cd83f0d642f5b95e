import { allows } from '@sokoni/rules/access/roles';
import { giftCardEntryKinds, giftCardName, giftCardPayments } from '@sokoni/rules/credit/gift-card';
import { Link, Navigate, useParams } from 'react-router';
import { useGiftCard } from '#api/sales/gift-cards.ts';
import type { GiftCard } from '#contract-types.ts';
import { useStoreDates } from '#parts/dates/store-dates.ts';
import { StateBadge } from '#parts/lists/status-badge.tsx';
import { LedgerList } from '#parts/money/ledger-list.tsx';
import { useMoneyText } from '#parts/money/money-text.ts';
import { Page } from '#parts/pages/page.tsx';
import { RecordFailed } from '#parts/pages/record-failed.tsx';
import { paths } from '#paths.ts';
import { rolesHere, useSession } from '#session/session.ts';
import { BackWords, backClass } from '#ui/buttons/back-button.tsx';
import { SkeletonText } from '#ui/feedback/skeleton.tsx';
import { Card } from '#ui/layout/card.tsx';
import { DataList } from '#ui/layout/data-list.tsx';
import { Columns, Stack } from '#ui/layout/layout.tsx';
import { PageHeader } from '#ui/layout/page-header.tsx';
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
          noun="gift_card"
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
          <Card title="Card activity">
            <LedgerList
              label="Card activity"
              lines={card.entries.map(({ order, by, at, ...entry }) => ({
                ...entry,
                title: giftCardEntryKinds[entry.kind],
                details: (
                  <>
                    {order && <Link to={paths.order(order.id)}>{order.number}</Link>}
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
            <span>Remaining</span> <strong>{money(card.balance)}</strong>
          </p>
          <DataList
            items={[
              { term: 'Initial value', value: money(card.issued) },
              { term: 'Payment method', value: giftCardPayments[card.paid_with] },
              {
                term: 'Customer',
                value: customer ? (
                  <Link to={paths.customer(customer.id)}>{customer.name}</Link>
                ) : (
                  'No customer'
                ),
              },
              {
                term: 'Expiry date',
                value: card.ends_on ? dates.calendarDay(card.ends_on) : 'No expiry date',
              },
              { term: 'Issued', value: dates.day(card.created_at) },
              ...(card.issued_by ? [{ term: 'Issued by', value: card.issued_by }] : []),
            ]}
          />
        </Card>
      </Columns>
    </Page>
  );
}
