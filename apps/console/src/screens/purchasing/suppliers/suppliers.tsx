import { EllipsisIcon, PlusIcon } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router';
import { useChangeSupplier, useSuppliers } from '#api/inventory/suppliers.ts';
import type { Supplier } from '#contract-types.ts';
import { showFailure } from '#parts/forms/checked-form.ts';
import listCard from '#parts/lists/list-card.module.css';
import { ListedRows } from '#parts/lists/listed-rows.tsx';
import rowLink from '#parts/lists/row-link.module.css';
import { StateTabs } from '#parts/lists/status-tabs.tsx';
import { useListAddress } from '#parts/lists/use-list-address.ts';
import { InventoryFrame } from '#parts/pages/inventory-frame.tsx';
import { paths } from '#paths.ts';
import styles from '#screens/purchasing/purchasing.module.css';
import { Button, IconButton } from '#ui/buttons/button.tsx';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { toast } from '#ui/feedback/toast.tsx';
import { SearchField } from '#ui/fields/search-field.tsx';
import { Card } from '#ui/layout/card.tsx';
import type { Column } from '#ui/layout/table.tsx';
import { Menu, MenuItem } from '#ui/menus/menu.tsx';
import { SupplierModal } from './supplier-modal.tsx';

const views = [
  { value: '', label: 'Active' },
  { value: 'archived', label: 'Archived' },
] as const;

/** Those who bring the items. */
export function SuppliersScreen() {
  const list = useListAddress();
  const [open, setOpen] = useState<Supplier | 'new' | null>(null);
  const view = list.filter('state') === 'archived' ? 'archived' : '';
  const suppliers = useSuppliers({
    page: list.page,
    limit: list.perPage,
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
            Add the suppliers you order from, with their contact details and lead time.
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
            <ListedRows
              list={suppliers}
              caption="Suppliers"
              columns={columns}
              rowKey={({ id }) => id}
              waiting={6}
              nothing={
                <EmptyState drawing="module_wholesale" title="No suppliers found">
                  {view === 'archived'
                    ? 'Suppliers you archive appear here with their orders.'
                    : 'No suppliers match. Try another word.'}
                </EmptyState>
              }
              pagesLabel="Pages of suppliers"
              page={list.page}
              perPage={list.perPage}
              onPerPage={list.setPerPage}
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
        <span className={listCard.names}>
          <button type="button" className={rowLink.link} onClick={() => onOpen(supplier)}>
            {supplier.name}
          </button>
          {supplier.contact && <span className={listCard.details}>{supplier.contact}</span>}
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
      header: 'Email',
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
      header: 'Incoming',
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
          toast.success(isArchived ? `${supplier.name} unarchived` : `${supplier.name} archived`),
        onError: (error) => showFailure(error),
      },
    );
  return (
    <span className={styles.above}>
      <Menu
        width={190}
        target={<IconButton size="sm" label={`Actions for ${supplier.name}`} icon={<EllipsisIcon />} />}
      >
        <MenuItem onClick={() => onOpen(supplier)}>Edit…</MenuItem>
        <MenuItem onClick={archive}>{isArchived ? 'Unarchive' : 'Archive'}</MenuItem>
      </Menu>
    </span>
  );
}
