import { DEFAULT_PER_PAGE } from '@sokoni/rules/page-window';
import { isRole, roleLabels } from '@sokoni/rules/roles';
import { useState } from 'react';
import { useSentInvites, useWithdrawInvite } from '#api/invites.ts';
import type { SentInvite } from '#api/types.ts';
import { showFailure } from '#parts/checked-form.ts';
import { dayText, untilText } from '#parts/dates.ts';
import { ListPages } from '#parts/list-pages.tsx';
import { Badge } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { FailedState } from '#ui/failed-state.tsx';
import { ConfirmModal } from '#ui/modal.tsx';
import { type Column, Table } from '#ui/table.tsx';
import { toast } from '#ui/toast.tsx';
import { ListSkeleton } from './skeletons.tsx';
import styles from './staff.module.css';
import { useListPage } from './use-list-page.ts';

/** Invites that were sent and not answered. */
export function InviteList({ onInvite }: { onInvite: () => void }) {
  const { query, setPage } = useListPage();
  const invites = useSentInvites(query);
  const [withdrawn, setWithdrawn] = useState<SentInvite | null>(null);

  return (
    <Card title="Invites" description="Sent, and not answered yet." flush>
      {invites.error ? (
        <FailedState onRetry={invites.reload} retrying={invites.isFetching} requestId={invites.requestId}>
          {invites.error}
        </FailedState>
      ) : invites.isLoading ? (
        <ListSkeleton columns={columnsFor(new Date(), setWithdrawn)} lines={2} />
      ) : invites.total === 0 ? (
        <EmptyState drawing="sent_mail" action={<Button onClick={onInvite}>Invite someone</Button>}>
          No invite is waiting for an answer. Whoever you invite gets a mail with the way in.
        </EmptyState>
      ) : (
        <>
          <div className={invites.isFetching ? styles.busy : undefined}>
            <Table
              caption="Invites"
              columns={columnsFor(new Date(), setWithdrawn)}
              rows={invites.items}
              rowKey={(invite) => invite.invite_id}
            />
          </div>
          <ListPages
            label="Pages of invites"
            page={query.page}
            perPage={DEFAULT_PER_PAGE}
            total={invites.total}
            rows={invites.items.length}
            onPage={setPage}
          />
        </>
      )}
      {withdrawn && <Withdraw invite={withdrawn} onDone={() => setWithdrawn(null)} />}
    </Card>
  );
}

function columnsFor(now: Date, onWithdraw: (invite: SentInvite) => void): Column<SentInvite>[] {
  return [
    {
      header: 'E-mail',
      phone: 'title',
      cell: ({ email }) => <span className={styles.person}>{email}</span>,
    },
    {
      header: 'Role',
      cell: ({ role }) => <span className={styles.nowrap}>{isRole(role) ? roleLabels[role] : role}</span>,
    },
    {
      header: 'Sent',
      cell: ({ sent_at }) => (
        <time dateTime={sent_at} className={styles.nowrap}>
          {dayText(sent_at)}
        </time>
      ),
    },
    {
      header: 'Ends',
      cell: ({ status, expires_at }) =>
        status === 'expired' ? (
          <Badge tone="warning" shape="mark">
            Expired
          </Badge>
        ) : (
          <time dateTime={expires_at} title={dayText(expires_at)} className={styles.nowrap}>
            {untilText(expires_at, now)}
          </time>
        ),
    },
    {
      header: 'Actions',
      hideHeader: true,
      align: 'end',
      phone: 'aside',
      width: '7rem',
      cell: (invite) => (
        <Button
          size="sm"
          variant="quiet"
          aria-label={`Withdraw the invite to ${invite.email}`}
          onClick={() => onWithdraw(invite)}
        >
          Withdraw
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
        toast.success('The invite is withdrawn.');
        onDone();
      },
      onError: (error) => showFailure(error),
    });
  }

  return (
    <ConfirmModal
      open
      danger
      title="Withdraw the invite?"
      confirmLabel="Withdraw"
      busy={withdrawInvite.isPending}
      onCancel={onDone}
      onConfirm={withdraw}
    >
      {invite.email} can no longer accept it. You can send another one at any time.
    </ConfirmModal>
  );
}
