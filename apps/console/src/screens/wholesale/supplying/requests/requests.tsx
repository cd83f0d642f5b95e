import { useState } from 'react';
import { Link } from 'react-router';
import { useAccessRequests } from '#api/wholesale/supplying.ts';
import type { AccessRequest } from '#contract-types.ts';
import { useStoreDates } from '#parts/dates/store-dates.ts';
import listCard from '#parts/lists/list-card.module.css';
import { ListedRows } from '#parts/lists/listed-rows.tsx';
import rowLink from '#parts/lists/row-link.module.css';
import { StateTabs } from '#parts/lists/status-tabs.tsx';
import { useListAddress } from '#parts/lists/use-list-address.ts';
import { WholesaleFrame } from '#parts/pages/wholesale-frame.tsx';
import { wholesalePaths } from '#screens/wholesale/wholesale-paths.ts';
import { sayRequests as say } from '#sentences/wholesale/requests.ts';
import { buttonClass } from '#ui/buttons/button.tsx';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { Card } from '#ui/layout/card.tsx';
import type { Column } from '#ui/layout/table.tsx';
import { RequestModal } from './request-modal.tsx';
import styles from './requests.module.css';

const views = ['pending', 'approved', 'declined'] as const;

/** The stores that asked to buy: those that wait first. */
export function AccessRequestsScreen() {
  const list = useListAddress();
  const dates = useStoreDates();
  const [open, setOpen] = useState<AccessRequest | null>(null);
  const view = views.find((one) => one === list.filter('state')) ?? 'pending';
  const requests = useAccessRequests({ page: list.page, limit: list.perPage, status: view });
  const waiting = useAccessRequests({ page: 1, limit: 1, status: 'pending' });
  return (
    <WholesaleFrame side="selling">
      <Card flush>
        <StateTabs
          views={views.map((value) => ({
            value,
            label: say(`view.${value}`),
            count: value === 'pending' ? waiting.total : undefined,
          }))}
          value={view}
          onChange={(next) => list.change({ state: next === 'pending' ? '' : next })}
        />
        <ListedRows
          list={requests}
          caption={say('list.caption')}
          columns={columnsFor(view, dates.day, setOpen)}
          rowKey={({ id }) => id}
          waiting={6}
          nothing={
            <EmptyState
              drawing="module_wholesale"
              title={say(`empty.title.${view}`)}
              action={
                view === 'pending' && (
                  <Link to={wholesalePaths.wholesaleSettings} className={buttonClass()}>
                    {say('empty.settings')}
                  </Link>
                )
              }
            >
              {say(`empty.text.${view}`)}
            </EmptyState>
          }
          pagesLabel={say('list.pages')}
          {...list.pages}
        />
      </Card>
      {open && <RequestModal request={open} onClose={() => setOpen(null)} />}
    </WholesaleFrame>
  );
}

function columnsFor(
  view: AccessRequest['status'],
  dayText: (moment: string) => string,
  onOpen: (request: AccessRequest) => void,
): Column<AccessRequest>[] {
  return [
    {
      header: say('column.company'),
      phone: 'title',
      cell: (request) => (
        <span className={listCard.names}>
          <button type="button" className={rowLink.link} onClick={() => onOpen(request)}>
            {request.company_name}
          </button>
          {request.store?.name !== request.company_name && (
            <span className={listCard.details}>{request.store?.name ?? say('request.noStore')}</span>
          )}
        </span>
      ),
    },
    { header: say('column.person'), cell: ({ requested_by }) => requested_by },
    {
      header: say('column.contact'),
      cell: ({ email, phone }) => (
        <span className={listCard.names}>
          <span>{email}</span>
          <span dir="ltr" className={listCard.details}>
            {phone}
          </span>
        </span>
      ),
    },
    {
      header: say('column.asked'),
      phone: view === 'pending' ? 'aside' : 'line',
      width: '1%',
      cell: ({ created_at }) => (
        <time dateTime={created_at} className={styles.day}>
          {dayText(created_at)}
        </time>
      ),
    },
    ...(view === 'pending'
      ? []
      : [
          {
            header: say('column.decided'),
            width: '1%',
            cell: ({ decided_at }: AccessRequest) =>
              decided_at && (
                <time dateTime={decided_at} className={styles.day}>
                  {dayText(decided_at)}
                </time>
              ),
          },
        ]),
  ];
}
