import { dotText } from '@sokoni/messages/list-text';
import { allows } from '@sokoni/rules/access/roles';
import { giftCardName } from '@sokoni/rules/credit/gift-card';
import { Link, Navigate, useParams } from 'react-router';
import { useGiftCard } from '#api/sales/gift-cards.ts';
import type { GiftCard } from '#contract-types.ts';
import { useStoreDates } from '#parts/dates/store-dates.ts';
import { StateBadge } from '#parts/lists/status-badge.tsx';
import { LedgerList } from '#parts/money/ledger-list.tsx';
import { useMoneyText } from '#parts/money/money-text.ts';
import { BackLink } from '#parts/pages/back-link.tsx';
import { Page } from '#parts/pages/page.tsx';
import { RecordFailed } from '#parts/pages/record-failed.tsx';
import { paths } from '#paths.ts';
import { sayGiftCardLabel } from '#sentences/gift-cards/labels.ts';
import { sayGiftCardPage as say } from '#sentences/gift-cards/page.ts';
import { rolesHere, useSession } from '#session/session.ts';
import { SkeletonText } from '#ui/feedback/skeleton.tsx';
import { Card } from '#ui/layout/card.tsx';
import { DataList } from '#ui/layout/data-list.tsx';
import { Columns, Stack } from '#ui/layout/layout.tsx';
import { PageHeader } from '#ui/layout/page-header.tsx';
import { CodeCard } from './code-card.tsx';
import styles from './gift-cards.module.css';
import { SwitchButton } from './switch-button.tsx';

const back = <BackLink to={paths.giftCards} />;

/** One gift card: what is left on it, and how that came about. */
export function GiftCardScreen() {
  const { id = '' } = useParams();
  const { data, error, isFetching, refetch } = useGiftCard(id);
  if (!allows(useSession(rolesHere), 'manageGiftCards')) return <Navigate to={paths.discounts} replace />;
  if (data) return <OpenCard card={data} />;
  return (
    <Page width="wide">
      <PageHeader title={say('title')} back={back} />
      {error ? (
        <RecordFailed
          noun="gift_card"
          list={{ to: paths.giftCards, label: say('seeAll') }}
          {...{ error, isFetching, refetch }}
        />
      ) : (
        <div role="status" aria-label={say('loading')}>
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
        title={say('title.card', { card: giftCardName(card.last_four) })}
        badge={<StateBadge of="gift_card" state={card.state} />}
        description={dotText([card.test && say('test'), card.note]) || undefined}
        back={back}
        actions={<SwitchButton card={card} />}
      />
      <Columns>
        <Stack>
          {card.code && <CodeCard card={card} code={card.code} />}
          <Card title={say('activity.title')}>
            <LedgerList
              label={say('activity.title')}
              lines={card.entries.map(({ order, by, at, ...entry }) => ({
                ...entry,
                title: say(`activity.${entry.kind}`),
                details: (
                  <>
                    {order && <Link to={paths.order(order.id)}>{order.number}</Link>}
                    {order && ' · '}
                    {dotText([by && say('activity.by', { name: by }), dates.moment(at)])}
                  </>
                ),
              }))}
            />
          </Card>
        </Stack>
        <Card title={say('balance.title')}>
          <p className={styles.left}>
            <span>{say('balance.remaining')}</span> <strong>{money(card.balance)}</strong>
          </p>
          <DataList
            items={[
              { term: say('fact.value'), value: money(card.issued) },
              { term: say('fact.paidWith'), value: sayGiftCardLabel(`paidWith.${card.paid_with}`) },
              {
                term: say('fact.customer'),
                value: customer ? (
                  <Link to={paths.customer(customer.id)}>{customer.name}</Link>
                ) : (
                  say('fact.noCustomer')
                ),
              },
              {
                term: say('fact.expiry'),
                value: card.ends_on ? dates.calendarDay(card.ends_on) : say('fact.noExpiry'),
              },
              { term: say('fact.issued'), value: dates.day(card.created_at) },
              ...(card.issued_by ? [{ term: say('fact.issuedBy'), value: card.issued_by }] : []),
            ]}
          />
        </Card>
      </Columns>
    </Page>
  );
}
