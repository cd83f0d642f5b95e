import { allows } from '@sokoni/rules/access/roles';
import { EllipsisIcon, PlusIcon } from 'lucide-react';
import { useState } from 'react';
import { useCustomerGroups, useDeleteCustomerGroup } from '#api/customers/customers.ts';
import type { CustomerGroup } from '#contract-types.ts';
import { showFailure } from '#parts/forms/checked-form.ts';
import listCard from '#parts/lists/list-card.module.css';
import { QueryFailed } from '#parts/pages/query-failed.tsx';
import styles from '#screens/customers/list/customers.module.css';
import { sayGroups } from '#sentences/customers/groups.ts';
import { rolesHere, useSession } from '#session/session.ts';
import { Button, IconButton } from '#ui/buttons/button.tsx';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { SkeletonText } from '#ui/feedback/skeleton.tsx';
import { Menu, MenuItem } from '#ui/menus/menu.tsx';
import { ConfirmModal, Modal } from '#ui/overlays/modal.tsx';
import { GroupModal } from './group-modal.tsx';

type Act = { kind: 'add' } | { kind: 'rename' | 'delete'; group: CustomerGroup };

/** The groups of customers: add, rename, delete. */
export function GroupsModal({ onClose }: { onClose: () => void }) {
  const { data, error, isFetching, refetch } = useCustomerGroups();
  const mayDelete = allows(useSession(rolesHere), 'eraseCustomer');
  const [act, setAct] = useState<Act | null>(null);
  const done = () => setAct(null);
  const addButton = (
    <Button variant="primary" icon={<PlusIcon size={18} />} onClick={() => setAct({ kind: 'add' })}>
      {sayGroups('form.new')}
    </Button>
  );
  return (
    <>
      <Modal
        open
        onClose={onClose}
        title={sayGroups('list.title')}
        footer={
          <>
            <Button onClick={onClose}>{sayGroups('list.close')}</Button>
            {data && data.length > 0 && addButton}
          </>
        }
      >
        {error && !data ? (
          <QueryFailed error={error} isFetching={isFetching} refetch={refetch} />
        ) : !data ? (
          <div role="status" aria-label={sayGroups('list.loading')}>
            <SkeletonText lines={4} />
          </div>
        ) : data.length === 0 ? (
          <EmptyState drawing="empty_staff" title={sayGroups('empty.title')} action={addButton}>
            {sayGroups('empty.text')}
          </EmptyState>
        ) : (
          <ul className={styles.groups}>
            {data.map((group) => (
              <li key={group.id} className={styles.group}>
                <span className={styles.groupName}>{group.name}</span>
                <span className={listCard.details}>
                  {sayGroups('list.customers', { count: group.customers })}
                </span>
                <Menu
                  width={170}
                  target={
                    <IconButton
                      size="sm"
                      label={sayGroups('list.actions', { name: group.name })}
                      icon={<EllipsisIcon />}
                    />
                  }
                >
                  <MenuItem onClick={() => setAct({ kind: 'rename', group })}>
                    {sayGroups('list.rename')}
                  </MenuItem>
                  {mayDelete && (
                    <MenuItem danger onClick={() => setAct({ kind: 'delete', group })}>
                      {sayGroups('list.delete')}
                    </MenuItem>
                  )}
                </Menu>
              </li>
            ))}
          </ul>
        )}
      </Modal>
      {act?.kind === 'add' && <GroupModal onClose={done} />}
      {act?.kind === 'rename' && <GroupModal group={act.group} onClose={done} />}
      {act?.kind === 'delete' && <DeleteGroup group={act.group} onDone={done} />}
    </>
  );
}

function DeleteGroup({ group, onDone }: { group: CustomerGroup; onDone: () => void }) {
  const deleteGroup = useDeleteCustomerGroup();
  return (
    <ConfirmModal
      open
      danger
      title={sayGroups('delete.title', { name: group.name })}
      confirmLabel={sayGroups('delete.confirm')}
      busy={deleteGroup.isPending}
      onCancel={onDone}
      onConfirm={() =>
        deleteGroup.mutate(group.id, { onSuccess: onDone, onError: (error) => showFailure(error) })
      }
    >
      {sayGroups('delete.text')}
    </ConfirmModal>
  );
}
