import { commaText } from '@sokoni/messages/list-text';
import { PlusIcon } from 'lucide-react';
import { useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { useCustomerGroups } from '#api/customers/customers.ts';
import { usePriceLists } from '#api/wholesale/price-lists.ts';
import type { CustomerGroup, PriceList } from '#contract-types.ts';
import listCard from '#parts/lists/list-card.module.css';
import { ListSearch } from '#parts/lists/list-search.tsx';
import { ListedRows } from '#parts/lists/listed-rows.tsx';
import rowLink from '#parts/lists/row-link.module.css';
import { useListAddress } from '#parts/lists/use-list-address.ts';
import { countText } from '#parts/numbers/count-text.ts';
import { WholesaleFrame } from '#parts/pages/wholesale-frame.tsx';
import { paths } from '#paths.ts';
import { sayPriceLists as say } from '#sentences/wholesale/price-lists.ts';
import { Button } from '#ui/buttons/button.tsx';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { Card } from '#ui/layout/card.tsx';
import type { Column } from '#ui/layout/table.tsx';
import { NewPriceListModal } from './new-price-list-modal.tsx';
import styles from './price-lists.module.css';

/** The prices for companies: who buys by which. */
export function PriceListsScreen() {
  const list = useListAddress();
  const navigate = useNavigate();
  const [isAdding, setIsAdding] = useState(false);
  const groups = useCustomerGroups().data ?? [];
  const priceLists = usePriceLists({ page: list.page, limit: list.perPage, search: list.search });
  const isEmpty = !priceLists.isLoading && !priceLists.error && priceLists.total === 0 && list.text === '';
  const add = (
    <Button variant="primary" icon={<PlusIcon size={18} />} onClick={() => setIsAdding(true)}>
      {say('list.add')}
    </Button>
  );
  return (
    <WholesaleFrame side="selling" actions={isEmpty ? undefined : add}>
      <Card flush>
        {isEmpty ? (
          <EmptyState drawing="module_wholesale" title={say('empty.title')} action={add}>
            {say('empty.text')}
          </EmptyState>
        ) : (
          <>
            <div className={listCard.filters}>
              <ListSearch label={say('list.search')} list={list} />
            </div>
            <ListedRows
              list={priceLists}
              caption={say('list.caption')}
              columns={columnsFor(groups)}
              rowKey={({ id }) => id}
              waiting={5}
              nothing={
                <EmptyState drawing="module_wholesale" title={say('none.title')}>
                  {say('none.text')}
                </EmptyState>
              }
              pagesLabel={say('list.pages')}
              {...list.pages}
            />
          </>
        )}
      </Card>
      {isAdding && (
        <NewPriceListModal
          onClose={() => setIsAdding(false)}
          onAdded={({ id }) => void navigate(paths.priceList(id))}
        />
      )}
    </WholesaleFrame>
  );
}

function columnsFor(groups: readonly CustomerGroup[]): Column<PriceList>[] {
  const count = (header: string, of: (list: PriceList) => number): Column<PriceList> => ({
    header,
    align: 'end',
    width: '1%',
    cell: (list) => <span className={styles.amount}>{of(list) === 0 ? '–' : countText(of(list))}</span>,
  });
  return [
    {
      header: say('column.name'),
      phone: 'title',
      cell: ({ id, name }) => (
        <Link to={paths.priceList(id)} className={rowLink.link}>
          {name}
        </Link>
      ),
    },
    {
      header: say('column.groups'),
      cell: ({ group_ids }) =>
        commaText(groups.filter(({ id }) => group_ids.includes(id)).map(({ name }) => name)) || '–',
    },
    {
      header: say('column.percentOff'),
      align: 'end',
      phone: 'aside',
      cell: ({ percent_off: percent }) => (
        <span className={styles.amount}>
          {percent === null ? '–' : say('percent', { percent: Number(percent) })}
        </span>
      ),
    },
    count(say('column.companies'), ({ company_count }) => company_count),
    count(say('column.prices'), ({ price_count }) => price_count),
  ];
}
