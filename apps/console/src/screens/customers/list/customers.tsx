import { allows } from '@sokoni/rules/access/roles';
import { BanknoteIcon, FolderIcon, PlusIcon, UploadIcon } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router';
import { useCustomerGroups, useCustomers } from '#api/customers/customers.ts';
import { ListedRows } from '#parts/lists/listed-rows.tsx';
import { useListAddress } from '#parts/lists/use-list-address.ts';
import { Page } from '#parts/pages/page.tsx';
import { paths } from '#paths.ts';
import { GroupsModal } from '#screens/customers/groups/groups-modal.tsx';
import { sayCustomers } from '#sentences/customers/list.ts';
import { rolesHere, useSession } from '#session/session.ts';
import { Button, buttonClass } from '#ui/buttons/button.tsx';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { Card } from '#ui/layout/card.tsx';
import { PageHeader } from '#ui/layout/page-header.tsx';
import { useCustomerColumns } from './customer-columns.tsx';
import { CustomerFilters } from './customer-filters.tsx';
import { ListMenu } from './customer-list-menu.tsx';
import { callQuery, readList } from './customer-list-query.ts';
import { ExportCustomers } from './export-customers.tsx';

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
    callQuery(list, { page: address.page, limit: address.perPage, search: address.search }),
  );
  const columns = useCustomerColumns({
    customers: customers.items,
    groups,
    seesSales,
    sort: list.sort,
    onSort: (sort) => address.change({ sort: sort === 'name' ? '' : sort }),
  });
  const isFiltered = address.search !== '' || list.group !== '' || list.unpaid;
  const isNothing = !customers.error && customers.total === 0 && customers.items.length === 0;
  const isEmptyStore = isNothing && !isFiltered && address.text === '';
  const add = (
    <Link to={paths.newCustomer} className={buttonClass({ variant: 'primary' })}>
      <PlusIcon size={18} /> {sayCustomers('list.add')}
    </Link>
  );
  return (
    <Page width="wide">
      <PageHeader
        title={sayCustomers('list.title')}
        actions={
          <>
            {seesSales && (
              <Link to={paths.receivables} className={buttonClass({})}>
                <BanknoteIcon size={18} /> {sayCustomers('list.receivables')}
              </Link>
            )}
            <Button icon={<FolderIcon size={18} />} onClick={() => setGroupsOpen(true)}>
              {sayCustomers('list.groups')}
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
            title={sayCustomers('empty.title')}
            action={
              <>
                {add}
                {mayImport && (
                  <Link to={paths.importCustomers} className={buttonClass({})}>
                    <UploadIcon size={18} /> {sayCustomers('list.import')}
                  </Link>
                )}
              </>
            }
          >
            {sayCustomers('empty.text')}
          </EmptyState>
        ) : (
          <>
            <CustomerFilters address={address} list={list} groups={groups} seesSales={seesSales} />
            <ListedRows
              list={customers}
              caption={sayCustomers('list.title')}
              columns={columns}
              rowKey={({ id }) => id}
              waiting={10}
              nothing={
                <EmptyState
                  drawing="empty_staff"
                  title={sayCustomers('none.title')}
                  action={
                    <Button onClick={() => address.showAll({ group: '', unpaid: '' })}>
                      {sayCustomers('none.all')}
                    </Button>
                  }
                >
                  {list.unpaid && address.search === '' && list.group === ''
                    ? sayCustomers('none.unpaid')
                    : sayCustomers('none.text')}
                </EmptyState>
              }
              pagesLabel={sayCustomers('list.pages')}
              {...address.pages}
            />
          </>
        )}
      </Card>
      {exportOpen && (
        <ExportCustomers
          listed={{
            search: address.search,
            group_id: list.group || undefined,
            unpaid: list.unpaid || undefined,
          }}
          isFiltered={isFiltered}
          total={customers.total}
          seesSales={seesSales}
          onClose={() => setExportOpen(false)}
        />
      )}
      {groupsOpen && <GroupsModal onClose={() => setGroupsOpen(false)} />}
    </Page>
  );
}
