import { isRole } from '@sokoni/rules/access/roles';
import type { StoreDates } from '@sokoni/rules/stores/store-dates';
import { EllipsisIcon } from 'lucide-react';
import { useState } from 'react';
import { useStaff } from '#api/stores/staff.ts';
import type { StaffMember } from '#contract-types.ts';
import { useStoreDates } from '#parts/dates/store-dates.ts';
import { ListPages } from '#parts/lists/list-pages.tsx';
import { ListSkeleton } from '#screens/settings/settings-skeletons.tsx';
import { roleLabel } from '#sentences/roles.ts';
import { sayStaff } from '#sentences/settings/staff.ts';
import { useSession } from '#session/session.ts';
import { Button, IconButton } from '#ui/buttons/button.tsx';
import { Avatar } from '#ui/display/avatar.tsx';
import { Badge } from '#ui/display/badge.tsx';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { FailedState } from '#ui/feedback/failed-state.tsx';
import { SearchField } from '#ui/fields/search-field.tsx';
import { Card } from '#ui/layout/card.tsx';
import { type Column, Table } from '#ui/layout/table.tsx';
import { Menu, MenuItem } from '#ui/menus/menu.tsx';
import { LeaveStore } from './leave-store.tsx';
import styles from './staff.module.css';
import { ChangeRole, RemoveMember } from './staff-actions.tsx';
import { useListPage } from './use-list-page.ts';

type Act = { kind: 'role' | 'remove' | 'leave'; member: StaffMember };

export function StaffList() {
  const dates = useStoreDates();
  const { query, text, setText, setPage, setPerPage } = useListPage();
  const staff = useStaff(query);
  const [act, setAct] = useState<Act | null>(null);
  const ownId = useSession(({ user }) => user?.id);
  const done = () => setAct(null);

  return (
    <Card title={sayStaff('title')} flush>
      <div className={styles.search}>
        <SearchField label={sayStaff('search')} value={text} onChange={setText} maxLength={100} />
      </div>
      {staff.error ? (
        <FailedState onRetry={staff.reload} retrying={staff.isFetching} requestId={staff.requestId}>
          {staff.error}
        </FailedState>
      ) : staff.isLoading ? (
        <ListSkeleton columns={columnsFor(ownId, dates, setAct)} lines={query.limit} />
      ) : staff.total === 0 ? (
        <EmptyState
          drawing="empty_staff"
          action={<Button onClick={() => setText('')}>{sayStaff('noMatch.clear')}</Button>}
        >
          {sayStaff('noMatch', { search: query.search })}
        </EmptyState>
      ) : (
        <>
          <div className={staff.isFetching ? styles.busy : undefined}>
            <Table
              caption={sayStaff('title')}
              columns={columnsFor(ownId, dates, setAct)}
              rows={staff.items}
              rowKey={(member) => member.user_id}
            />
          </div>
          <ListPages
            label={sayStaff('pages')}
            page={query.page}
            perPage={query.limit}
            total={staff.total}
            rows={staff.items.length}
            onPage={setPage}
            onPerPage={setPerPage}
          />
        </>
      )}
      {act?.kind === 'role' && <ChangeRole member={act.member} onDone={done} />}
      {act?.kind === 'remove' && <RemoveMember member={act.member} onDone={done} />}
      {act?.kind === 'leave' && <LeaveStore onCancel={done} />}
    </Card>
  );
}

function columnsFor(
  ownId: string | undefined,
  dates: StoreDates,
  onAct: (act: Act) => void,
): Column<StaffMember>[] {
  return [
    {
      header: sayStaff('column.name'),
      phone: 'title',
      width: '34%',
      cell: (member) => (
        <span className={styles.person}>
          <Avatar name={nameOf(member)} size={28} shape="round" />
          <span>
            {nameOf(member)} {member.user_id === ownId && <Badge>{sayStaff('you')}</Badge>}
          </span>
        </span>
      ),
    },
    {
      header: sayStaff('column.email'),
      width: '34%',
      cell: ({ email }) => <span className={styles.email}>{email}</span>,
    },
    {
      header: sayStaff('column.role'),
      width: '16%',
      cell: (member) => <span className={styles.nowrap}>{roleText(member)}</span>,
    },
    {
      header: sayStaff('column.joined'),
      width: '16%',
      cell: ({ joined_at }) => (
        <time dateTime={joined_at} className={styles.nowrap}>
          {dates.day(joined_at)}
        </time>
      ),
    },
    {
      header: sayStaff('column.actions'),
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
  const item = (kind: Act['kind']) => (
    <MenuItem danger={kind !== 'role'} onClick={() => onAct({ kind, member })}>
      {sayStaff(`action.${kind}`)}
    </MenuItem>
  );
  return (
    <Menu
      width={200}
      target={
        <IconButton
          size="sm"
          label={sayStaff('actionsFor', { name: nameOf(member) })}
          icon={<EllipsisIcon />}
        />
      }
    >
      {isOwn ? (
        item('leave')
      ) : (
        <>
          {item('role')}
          {item('remove')}
        </>
      )}
    </Menu>
  );
}

function nameOf({ first_name, last_name }: StaffMember): string {
  return `${first_name} ${last_name}`.trim();
}

function roleText({ role }: StaffMember): string {
  return isRole(role) ? roleLabel(role) : role;
}
