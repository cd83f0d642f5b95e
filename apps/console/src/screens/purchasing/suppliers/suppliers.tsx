import { EllipsisIcon, PlusIcon } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router';
import { useChangeSupplier, useSuppliers } from '#api/inventory/suppliers.ts';
import type { Supplier } from '#contract-types.ts';
import { showFailure } from '#parts/forms/checked-form.ts';
import listCard from '#parts/lists/list-card.module.css';
import { ListSearch } from '#parts/lists/list-search.tsx';
import { ListedRows } from '#parts/lists/listed-rows.tsx';
import rowLink from '#parts/lists/row-link.module.css';
import { StateTabs } from '#parts/lists/status-tabs.tsx';
import { useListAddress } from '#parts/lists/use-list-address.ts';
import { InventoryFrame } from '#parts/pages/inventory-frame.tsx';
import { paths } from '#paths.ts';
import styles from '#screens/purchasing/purchasing.module.css';
import { saySuppliers } from '#sentences/purchasing/suppliers.ts';
import { Button, IconButton } from '#ui/buttons/button.tsx';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { toast } from '#ui/feedback/toast.tsx';
import { Card } from '#ui/layout/card.tsx';
import type { Column } from '#ui/layout/table.tsx';
import { Menu, MenuItem } from '#ui/menus/menu.tsx';
import { SupplierModal } from './supplier-modal.tsx';

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
      {saySuppliers('list.add')}
    </Button>
  );
  return (
    <InventoryFrame actions={isEmpty ? undefined : add}>
      <Card flush>
        <StateTabs
          views={[
            { value: '', label: saySuppliers('view.active') },
            { value: 'archived', label: saySuppliers('view.archived') },
          ]}
          value={view}
          onChange={(state) => list.change({ state })}
        />
        {isEmpty ? (
          <EmptyState drawing="module_wholesale" title={saySuppliers('empty.title')} action={add}>
            {saySuppliers('empty.text')}
          </EmptyState>
        ) : (
          <>
            <div className={listCard.filters}>
              <ListSearch label={saySuppliers('list.search')} list={list} />
            </div>
            <ListedRows
              list={suppliers}
              caption={saySuppliers('list.title')}
              columns={columns}
              rowKey={({ id }) => id}
              waiting={6}
              nothing={
                <EmptyState drawing="module_wholesale" title={saySuppliers('none.title')}>
                  {view === 'archived' ? saySuppliers('none.archived') : saySuppliers('none.text')}
                </EmptyState>
              }
              pagesLabel={saySuppliers('list.pages')}
              {...list.pages}
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
      header: saySuppliers('column.name'),
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
      header: saySuppliers('column.phone'),
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
      header: saySuppliers('column.email'),
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
      header: saySuppliers('column.leadTime'),
      cell: ({ lead_days: days }) => (days === null ? '–' : saySuppliers('lead.days', { count: days })),
    },
    {
      header: saySuppliers('column.incoming'),
      cell: ({ id, open_orders: open }) =>
        open === 0 ? (
          '–'
        ) : (
          <Link to={`${paths.purchaseOrders}?supplier=${id}&state=open`} className={styles.above}>
            {saySuppliers('incoming.orders', { count: open })}
          </Link>
        ),
    },
    {
      header: saySuppliers('column.actions'),
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
          toast.success(
            saySuppliers(isArchived ? 'archive.undone' : 'archive.done', { name: supplier.name }),
          ),
        onError: (error) => showFailure(error),
      },
    );
  return (
    <span className={styles.above}>
      <Menu
        width={190}
        target={
          <IconButton
            size="sm"
            label={saySuppliers('menu.label', { name: supplier.name })}
            icon={<EllipsisIcon />}
          />
        }
      >
        <MenuItem onClick={() => onOpen(supplier)}>{saySuppliers('menu.edit')}</MenuItem>
        <MenuItem onClick={archive}>
          {isArchived ? saySuppliers('menu.unarchive') : saySuppliers('menu.archive')}
        </MenuItem>
      </Menu>
    </span>
  );
}
