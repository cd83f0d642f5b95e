import { useState } from 'react';
import { Link } from 'react-router';
import { useChangeSupplier, useSuppliers } from '#api/suppliers.ts';
import type { Supplier } from '#api/types.ts';
import { showFailure } from '#parts/checked-form.ts';
import { InventoryFrame } from '#parts/inventory-frame.tsx';
import listCard from '#parts/list-card.module.css';
import { ListPages } from '#parts/list-pages.tsx';
import rowLink from '#parts/row-link.module.css';
import { StateTabs } from '#parts/state-tabs.tsx';
import { perPage, useListAddress } from '#parts/use-list-address.ts';
import { paths } from '#paths.ts';
import { Button, IconButton } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { FailedState } from '#ui/failed-state.tsx';
import { PlusIcon } from '#ui/icons.tsx';
import { MoreIcon } from '#ui/icons-more.tsx';
import { Menu, MenuItem } from '#ui/menu.tsx';
import { SearchField } from '#ui/search-field.tsx';
import { type Column, Table, TableSkeleton } from '#ui/table.tsx';
import { toast } from '#ui/toast.tsx';
import styles from './purchasing.module.css';
import { SupplierModal } from './supplier-modal.tsx';

const views = [
  { value: '', label: 'Active' },
  { value: 'archived', label: 'Archived' },
] as const;

/** Those who bring the goods. */
export function SuppliersScreen() {
  const list = useListAddress();
  const [open, setOpen] = useState<Supplier | 'new' | null>(null);
  const view = list.filter('state') === 'archived' ? 'archived' : '';
  const suppliers = useSuppliers({
    page: list.page,
    limit: perPage,
    search: list.search,
    archived: view === 'archived' ? 'true' : undefined,
  });
  const columns = columnsFor(setOpen);
  const isEmpty =
    !suppliers.isLoading && !suppliers.error && suppliers.total === 0 && list.text === '' && view === '';
  const add = (
    <Button variant="primary" icon={<PlusIcon size={18} />} onClick={() => setOpen('new')}>
      Add supplier
    </Button>
  );
  return (
    <InventoryFrame actions={isEmpty ? undefined : add}>
      <Card flush>
        <StateTabs views={views} value={view} onChange={(state) => list.change({ state })} />
        {isEmpty ? (
          <EmptyState drawing="module_wholesale" title="No suppliers yet" action={add}>
            Keep here who brings your goods, how to reach them, and how many days they take.
          </EmptyState>
        ) : (
          <>
            <div className={listCard.filters}>
              <search className={listCard.search}>
                <SearchField
                  label="Search by name or contact"
                  value={list.text}
                  onChange={list.setText}
                  maxLength={100}
                />
              </search>
            </div>
            {suppliers.error ? (
              <FailedState
                onRetry={suppliers.reload}
                retrying={suppliers.isFetching}
                requestId={suppliers.requestId}
              >
                {suppliers.error}
              </FailedState>
            ) : suppliers.isLoading ? (
              <TableSkeleton columns={columns} lines={6} />
            ) : suppliers.total === 0 ? (
              <EmptyState drawing="module_wholesale" title="Nobody found">
                {view === 'archived'
                  ? 'Suppliers whom you archive are kept here with their orders.'
                  : 'No supplier is called so. Try another word.'}
              </EmptyState>
            ) : (
              <div className={styles.rows}>
                <Table caption="Suppliers" columns={columns} rows={suppliers.items} rowKey={({ id }) => id} />
              </div>
            )}
            <ListPages
              label="Pages of suppliers"
              page={list.page}
              perPage={perPage}
              total={suppliers.total}
              rows={suppliers.items.length}
              onPage={list.toPage}
            />
          </>
        )}
      </Card>
      {open !== null && (
        <SupplierModal supplier={open === 'new' ? undefined : open} onClose={() => setOpen(null)} />
      )}
    </InventoryFrame>
  );
}

function columnsFor(onOpen: (supplier: Supplier) => void): Column<Supplier>[] {
  return [
    {
      header: 'Name',
      phone: 'title',
      cell: (supplier) => (
        <span className={styles.names}>
          <button type="button" className={rowLink.link} onClick={() => onOpen(supplier)}>
            {supplier.name}
          </button>
          {supplier.contact && <span className={styles.details}>{supplier.contact}</span>}
        </span>
      ),
    },
    {
      header: 'Phone',
      cell: ({ phone }) =>
        phone ? (
          <a href={`tel:${phone.replaceAll(/[^+\d]/g, '')}`} className={styles.above}>
            {phone}
          </a>
        ) : (
          '–'
        ),
    },
    {
      header: 'E-mail',
      cell: ({ email }) =>
        email ? (
          <a href={`mailto:${email}`} className={styles.above}>
            {email}
          </a>
        ) : (
          '–'
        ),
    },
    {
      header: 'Lead time',
      cell: ({ lead_days: days }) => (days === null ? '–' : `${days} ${days === 1 ? 'day' : 'days'}`),
    },
    {
      header: 'On their way',
      cell: ({ id, open_orders: open }) =>
        open === 0 ? (
          '–'
        ) : (
          <Link to={`${paths.purchaseOrders}?supplier=${id}&state=open`} className={styles.above}>
            {open} {open === 1 ? 'order' : 'orders'}
          </Link>
        ),
    },
    {
      header: 'Actions',
      hideHeader: true,
      align: 'end',
      phone: 'aside',
      width: '3.5rem',
      cell: (supplier) => <Acts supplier={supplier} onOpen={onOpen} />,
    },
  ];
}

function Acts({ supplier, onOpen }: { supplier: Supplier; onOpen: (supplier: Supplier) => void }) {
  const changeSupplier = useChangeSupplier();
  const isArchived = supplier.archived_at !== null;
  const archive = () =>
    changeSupplier.mutate(
      { id: supplier.id, archived: !isArchived },
      {
        onSuccess: () =>
          toast.success(isArchived ? `${supplier.name} is back.` : `${supplier.name} is archived.`),
        onError: (error) => showFailure(error),
      },
    );
  return (
    <span className={styles.above}>
      <Menu
        width={190}
        target={<IconButton size="sm" label={`What to do with ${supplier.name}`} icon={<MoreIcon />} />}
      >
        <MenuItem onClick={() => onOpen(supplier)}>Edit…</MenuItem>
        <MenuItem onClick={archive}>{isArchived ? 'Bring back' : 'Archive'}</MenuItem>
      </Menu>
    </span>
  );
}
