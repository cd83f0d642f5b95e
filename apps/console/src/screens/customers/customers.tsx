import { allows } from '@sokoni/rules/roles';
import { useState } from 'react';
import { Link } from 'react-router';
import { useCustomerGroups, useCustomers } from '#api/customers.ts';
import listCard from '#parts/list-card.module.css';
import { ListPages } from '#parts/list-pages.tsx';
import { perPage, useListAddress } from '#parts/use-list-address.ts';
import { paths } from '#paths.ts';
import { rolesHere, useSession } from '#session/session.ts';
import { Page } from '#shell/page.tsx';
import { Button, buttonClass } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { FailedState } from '#ui/failed-state.tsx';
import { PlusIcon } from '#ui/icons.tsx';
import { CategoryIcon, MoneyIcon, UploadIcon } from '#ui/icons-more.tsx';
import { PageHeader } from '#ui/page-header.tsx';
import { Table, TableSkeleton } from '#ui/table.tsx';
import { useCustomerColumns } from './customer-columns.tsx';
import { CustomerFilters } from './customer-filters.tsx';
import styles from './customers.module.css';
import { ExportCustomers } from './export-customers.tsx';
import { GroupsModal } from './groups-modal.tsx';
import { ListMenu } from './list-menu.tsx';
import { callQuery, readList } from './list-query.ts';

/** Who buys here, what they owe, and when they last came. */
export function CustomersScreen() {
  const roles = useSession(rolesHere);
  const seesSales = allows(roles, 'seeAllSales');
  const mayImport = allows(roles, 'importCustomers');
  const address = useListAddress();
  const list = readList(address.filter, seesSales);
  const [groupsOpen, setGroupsOpen] = useState(false);
  const [exportOpen, setExportOpen] = useState(false);
  const groups = useCustomerGroups().data ?? [];
  const customers = useCustomers(
    callQuery(list, { page: address.page, limit: perPage, search: address.search }),
  );
  const columns = useCustomerColumns({
    groups,
    seesSales,
    sort: list.sort,
    onSort: (sort) => address.change({ sort: sort === 'name' ? '' : sort }),
  });
  const isNarrowed = address.search !== '' || list.group !== '' || list.owing;
  const isNothing = !customers.error && customers.total === 0 && customers.items.length === 0;
  const isEmptyStore = isNothing && !isNarrowed && address.text === '';
  const add = (
    <Link to={paths.newCustomer} className={buttonClass({ variant: 'primary' })}>
      <PlusIcon size={18} /> Add customer
    </Link>
  );
  return (
    <Page width="wide">
      <PageHeader
        title="Customers"
        actions={
          <>
            {seesSales && (
              <Link to={paths.debtors} className={buttonClass({})}>
                <MoneyIcon size={18} /> Who owes you
              </Link>
            )}
            <Button icon={<CategoryIcon size={18} />} onClick={() => setGroupsOpen(true)}>
              Groups
            </Button>
            {!isEmptyStore && <ListMenu mayImport={mayImport} onExport={() => setExportOpen(true)} />}
            {!isEmptyStore && add}
          </>
        }
      />
      <Card flush>
        {isEmptyStore ? (
          <EmptyState
            drawing="empty_staff"
            title="No customers yet"
            action={
              <>
                {add}
                {mayImport && (
                  <Link to={paths.importCustomers} className={buttonClass({})}>
                    <UploadIcon size={18} /> Import customers
                  </Link>
                )}
              </>
            }
          >
            Keep here who buys from you: how to reach them, where their goods go, and what they owe.
          </EmptyState>
        ) : (
          <>
            <CustomerFilters address={address} list={list} groups={groups} seesSales={seesSales} />
            {customers.error ? (
              <FailedState
                onRetry={customers.reload}
                retrying={customers.isFetching}
                requestId={customers.requestId}
              >
                {customers.error}
              </FailedState>
            ) : customers.isLoading ? (
              <TableSkeleton columns={columns} lines={10} />
            ) : isNothing ? (
              <EmptyState
                drawing="empty_staff"
                title="Nobody found"
                action={
                  <Button
                    onClick={() => {
                      address.setText('');
                      address.change({ search: '', group: '', owing: '' });
                    }}
                  >
                    Show all customers
                  </Button>
                }
              >
                {list.owing && address.search === '' && list.group === ''
                  ? 'Nobody owes you money now.'
                  : 'No customer has all of this. Try fewer filters or another word.'}
              </EmptyState>
            ) : (
              <>
                <div className={customers.isStale ? listCard.stale : undefined}>
                  <div className={styles.rows}>
                    <Table
                      caption="Customers"
                      columns={columns}
                      rows={customers.items}
                      rowKey={({ id }) => id}
                    />
                  </div>
                </div>
                <ListPages
                  label="Pages of customers"
                  page={address.page}
                  perPage={perPage}
                  total={customers.total}
                  rows={customers.items.length}
                  onPage={address.toPage}
                />
              </>
            )}
          </>
        )}
      </Card>
      {exportOpen && (
        <ExportCustomers
          listed={{
            search: address.search,
            group_id: list.group || undefined,
            owing: list.owing || undefined,
          }}
          isNarrowed={isNarrowed}
          total={customers.total}
          seesSales={seesSales}
          onClose={() => setExportOpen(false)}
        />
      )}
      {groupsOpen && <GroupsModal onClose={() => setGroupsOpen(false)} />}
    </Page>
  );
}
