import { isRole } from '@sokoni/rules/access/roles';
import type { StoreDates } from '@sokoni/rules/stores/store-dates';
import { useState } from 'react';
import { useSentInvites, useWithdrawInvite } from '#api/stores/invites.ts';
import type { SentInvite } from '#contract-types.ts';
import { untilText } from '#parts/dates/dates.ts';
import { useStoreDates } from '#parts/dates/store-dates.ts';
import { showFailure } from '#parts/forms/checked-form.ts';
import { ListPages } from '#parts/lists/list-pages.tsx';
import { ListSkeleton } from '#screens/settings/settings-skeletons.tsx';
import { roleLabel } from '#sentences/roles.ts';
import { sayStaff } from '#sentences/settings/staff.ts';
import { Button } from '#ui/buttons/button.tsx';
import { Badge } from '#ui/display/badge.tsx';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { FailedState } from '#ui/feedback/failed-state.tsx';
import { toast } from '#ui/feedback/toast.tsx';
import { Card } from '#ui/layout/card.tsx';
import { type Column, Table } from '#ui/layout/table.tsx';
import { ConfirmModal } from '#ui/overlays/modal.tsx';
import styles from './staff.module.css';
import { useListPage } from './use-list-page.ts';

/** Invites that were sent and not answered. */
export function InviteList({ onInvite }: { onInvite: () => void }) {
  const dates = useStoreDates();
  const { query, setPage, setPerPage } = useListPage();
  const invites = useSentInvites(query);
  const [withdrawn, setWithdrawn] = useState<SentInvite | null>(null);

  return (
    <Card title={sayStaff('invites.title')} description={sayStaff('invites.description')} flush>
      {invites.error ? (
        <FailedState onRetry={invites.reload} retrying={invites.isFetching} requestId={invites.requestId}>
          {invites.error}
        </FailedState>
      ) : invites.isLoading ? (
        <ListSkeleton columns={columnsFor(dates, setWithdrawn)} lines={2} />
      ) : invites.total === 0 ? (
        <EmptyState drawing="sent_mail" action={<Button onClick={onInvite}>{sayStaff('invite')}</Button>}>
          {sayStaff('invites.none')}
        </EmptyState>
      ) : (
        <>
          <div className={invites.isFetching ? styles.busy : undefined}>
            <Table
              caption={sayStaff('invites.title')}
              columns={columnsFor(dates, setWithdrawn)}
              rows={invites.items}
              rowKey={(invite) => invite.invite_id}
            />
          </div>
          <ListPages
            label={sayStaff('invites.pages')}
            page={query.page}
            perPage={query.limit}
            total={invites.total}
            rows={invites.items.length}
            onPage={setPage}
            onPerPage={setPerPage}
          />
        </>
      )}
      {withdrawn && <Withdraw invite={withdrawn} onDone={() => setWithdrawn(null)} />}
    </Card>
  );
}

function columnsFor(dates: StoreDates, onWithdraw: (invite: SentInvite) => void): Column<SentInvite>[] {
  const now = new Date();
  return [
    {
      header: sayStaff('column.email'),
      phone: 'title',
      cell: ({ email }) => <span className={styles.person}>{email}</span>,
    },
    {
      header: sayStaff('column.role'),
      cell: ({ role }) => <span className={styles.nowrap}>{isRole(role) ? roleLabel(role) : role}</span>,
    },
    {
      header: sayStaff('invites.sent'),
      cell: ({ sent_at }) => (
        <time dateTime={sent_at} className={styles.nowrap}>
          {dates.day(sent_at)}
        </time>
      ),
    },
    {
      header: sayStaff('invites.expires'),
      cell: ({ status, expires_at }) =>
        status === 'expired' ? (
          <Badge tone="warning" shape="mark">
            {sayStaff('invites.expired')}
          </Badge>
        ) : (
          <time dateTime={expires_at} title={dates.day(expires_at)} className={styles.nowrap}>
            {untilText(expires_at, now)}
          </time>
        ),
    },
    {
      header: sayStaff('column.actions'),
      hideHeader: true,
      align: 'end',
      phone: 'aside',
      width: '7rem',
      cell: (invite) => (
        <Button
          size="sm"
          variant="quiet"
          aria-label={sayStaff('invites.withdrawOne', { email: invite.email })}
          onClick={() => onWithdraw(invite)}
        >
          {sayStaff('invites.withdraw')}
        </Button>
      ),
    },
  ];
}

function Withdraw({ invite, onDone }: { invite: SentInvite; onDone: () => void }) {
  const withdrawInvite = useWithdrawInvite();

  function withdraw(): void {
    withdrawInvite.mutate(invite.invite_id, {
      onSuccess: () => {
        toast.success(sayStaff('invites.withdrawn'));
        onDone();
      },
      onError: (error) => showFailure(error),
    });
  }

  return (
    <ConfirmModal
      open
      danger
      title={sayStaff('invites.withdraw.question')}
      confirmLabel={sayStaff('invites.withdraw')}
      busy={withdrawInvite.isPending}
      onCancel={onDone}
      onConfirm={withdraw}
    >
      {sayStaff('invites.withdraw.text', { email: invite.email })}
    </ConfirmModal>
  );
}
