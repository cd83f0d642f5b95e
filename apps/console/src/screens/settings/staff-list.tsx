import { DEFAULT_PER_PAGE } from '@sokoni/rules/page-window';
import { isRole, roleLabels } from '@sokoni/rules/roles';
import { useState } from 'react';
import { useStaff } from '#api/staff.ts';
import type { StaffMember } from '#api/types.ts';
import { dayText } from '#parts/dates.ts';
import { ListPages } from '#parts/list-pages.tsx';
import { useSession } from '#session/session.ts';
import { Avatar } from '#ui/avatar.tsx';
import { Badge } from '#ui/badge.tsx';
import { Button, IconButton } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { FailedState } from '#ui/failed-state.tsx';
import { MoreIcon } from '#ui/icons-more.tsx';
import { Menu, MenuItem } from '#ui/menu.tsx';
import { SearchField } from '#ui/search-field.tsx';
import { type Column, Table } from '#ui/table.tsx';
import { LeaveStore } from './leave-store.tsx';
import { ListSkeleton } from './skeletons.tsx';
import styles from './staff.module.css';
import { ChangeRole, RemoveMember } from './staff-acts.tsx';
import { useListPage } from './use-list-page.ts';

type Act = { kind: 'role' | 'remove' | 'leave'; member: StaffMember };

export function StaffList() {
  const { query, text, setText, setPage } = useListPage();
  const staff = useStaff(query);
  const [act, setAct] = useState<Act | null>(null);
  const ownId = useSession(({ user }) => user?.id);
  const done = () => setAct(null);

  return (
    <Card title="Staff" flush>
      <div className={styles.search}>
        <SearchField label="Search by name or e-mail" value={text} onChange={setText} maxLength={100} />
      </div>
      {staff.error ? (
        <FailedState onRetry={staff.reload} retrying={staff.isFetching} requestId={staff.requestId}>
          {staff.error}
        </FailedState>
      ) : staff.isLoading ? (
        <ListSkeleton columns={columnsFor(ownId, setAct)} lines={query.limit} />
      ) : staff.total === 0 ? (
        <EmptyState
          drawing="empty_staff"
          action={<Button onClick={() => setText('')}>Clear the search</Button>}
        >
          Nobody here is found by “{query.search}”.
        </EmptyState>
      ) : (
        <>
          <div className={staff.isFetching ? styles.busy : undefined}>
            <Table
              caption="Staff"
              columns={columnsFor(ownId, setAct)}
              rows={staff.items}
              rowKey={(member) => member.user_id}
            />
          </div>
          <ListPages
            label="Pages of staff"
            page={query.page}
            perPage={DEFAULT_PER_PAGE}
            total={staff.total}
            rows={staff.items.length}
            onPage={setPage}
          />
        </>
      )}
      {act?.kind === 'role' && <ChangeRole member={act.member} onDone={done} />}
      {act?.kind === 'remove' && <RemoveMember member={act.member} onDone={done} />}
      {act?.kind === 'leave' && <LeaveStore onCancel={done} />}
    </Card>
  );
}

function columnsFor(ownId: string | undefined, onAct: (act: Act) => void): Column<StaffMember>[] {
  return [
    {
      header: 'Name',
      phone: 'title',
      width: '34%',
      cell: (member) => (
        <span className={styles.person}>
          <Avatar name={nameOf(member)} size={28} shape="round" />
          <span>
            {nameOf(member)} {member.user_id === ownId && <Badge>You</Badge>}
          </span>
        </span>
      ),
    },
    { header: 'E-mail', width: '34%', cell: ({ email }) => <span className={styles.email}>{email}</span> },
    {
      header: 'Role',
      width: '16%',
      cell: (member) => <span className={styles.nowrap}>{roleText(member)}</span>,
    },
    {
      header: 'Joined',
      width: '16%',
      cell: ({ joined_at }) => (
        <time dateTime={joined_at} className={styles.nowrap}>
          {dayText(joined_at)}
        </time>
      ),
    },
    {
      header: 'Actions',
      hideHeader: true,
      align: 'end',
      phone: 'aside',
      width: '3.5rem',
      cell: (member) => <Actions member={member} isOwn={member.user_id === ownId} onAct={onAct} />,
    },
  ];
}

/** The creator keeps the store and is not edited; of oneself one can only take leave. */
function Actions(props: { member: StaffMember; isOwn: boolean; onAct: (act: Act) => void }) {
  const { member, isOwn, onAct } = props;
  if (member.is_creator) return null;
  const item = (kind: Act['kind'], label: string) => (
    <MenuItem danger={kind !== 'role'} onClick={() => onAct({ kind, member })}>
      {label}
    </MenuItem>
  );
  return (
    <Menu
      width={200}
      target={<IconButton size="sm" label={`What to do with ${nameOf(member)}`} icon={<MoreIcon />} />}
    >
      {isOwn ? (
        item('leave', 'Leave the store…')
      ) : (
        <>
          {item('role', 'Change role…')}
          {item('remove', 'Remove from the store…')}
        </>
      )}
    </Menu>
  );
}

function nameOf({ first_name, last_name }: StaffMember): string {
  return `${first_name} ${last_name}`.trim();
}

function roleText({ role }: StaffMember): string {
  return isRole(role) ? roleLabels[role] : role;
}
