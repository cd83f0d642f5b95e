import { discountedPrice } from '@sokoni/rules/wholesale/price-breaks';
import { PencilIcon } from 'lucide-react';
import { useState } from 'react';
import { useListedPrices } from '#api/wholesale/price-lists.ts';
import type { ListedPrice, PriceList } from '#contract-types.ts';
import listCard from '#parts/lists/list-card.module.css';
import { ListSearch } from '#parts/lists/list-search.tsx';
import { ListedRows } from '#parts/lists/listed-rows.tsx';
import { useListAddress } from '#parts/lists/use-list-address.ts';
import { useShortMoneyText } from '#parts/money/money-text.ts';
import { VariantLine } from '#parts/products/variant-line.tsx';
import { itemName } from '#parts/products/variant-name.ts';
import { sayPriceLists as say } from '#sentences/wholesale/price-lists.ts';
import { IconButton } from '#ui/buttons/button.tsx';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { Card } from '#ui/layout/card.tsx';
import type { Column } from '#ui/layout/table.tsx';
import { FilterToggle } from '#ui/menus/filter-toggle.tsx';
import { BreaksModal } from './breaks-modal.tsx';
import styles from './price-lists.module.css';

/** What companies pay by a list for each variant of the store. */
export function ListedPricesCard({ list }: { list: PriceList }) {
  const address = useListAddress();
  const [edited, setEdited] = useState<ListedPrice | null>(null);
  const isListedOnly = address.filter('listed') === 'true';
  const prices = useListedPrices(list.id, {
    page: address.page,
    limit: address.perPage,
    search: address.search,
    listed: isListedOnly ? 'true' : 'false',
  });
  const priceOf = ({ price }: ListedPrice) => discountedPrice(price, list.percent_off);
  const money = useShortMoneyText(
    prices.items.flatMap((item) => [
      item.price,
      priceOf(item),
      ...item.breaks.map(({ unit_price }) => unit_price),
    ]),
  );
  const columns: Column<ListedPrice>[] = [
    {
      header: say('prices.column.item'),
      phone: 'title',
      cell: (item) => <VariantLine variant={item} linked />,
    },
    {
      header: say('prices.column.retail'),
      align: 'end',
      width: '1%',
      cell: ({ price }) => <span className={styles.amount}>{money(price)}</span>,
    },
    {
      header: say('prices.column.wholesale'),
      align: 'end',
      width: '30%',
      cell: (item) =>
        item.breaks.length > 0 ? (
          <Breaks breaks={item.breaks} money={money} />
        ) : (
          <span className={styles.prices}>
            {money(priceOf(item))}
            <span className={styles.quiet}>
              {say(list.percent_off === null ? 'prices.byStore' : 'prices.byPercent')}
            </span>
          </span>
        ),
    },
    {
      header: say('prices.column.actions'),
      hideHeader: true,
      align: 'end',
      phone: 'aside',
      width: '3.5rem',
      cell: (item) => (
        <IconButton
          size="sm"
          label={say('prices.edit', { item: itemName(item.product_title, item.variant_name) })}
          icon={<PencilIcon size={18} />}
          onClick={() => setEdited(item)}
        />
      ),
    },
  ];
  return (
    <Card flush title={say('prices.title')}>
      <div className={listCard.filters}>
        <ListSearch label={say('prices.search')} list={address} />
        <FilterToggle
          label={say('prices.onlyListed')}
          isOn={isListedOnly}
          onChange={(isOn) => address.change({ listed: isOn ? 'true' : '' })}
        />
      </div>
      <ListedRows
        list={prices}
        caption={say('prices.caption')}
        columns={columns}
        rowKey={({ variant_id }) => variant_id}
        waiting={8}
        nothing={
          <EmptyState drawing="empty_products" title={say('prices.none.title')}>
            {say(address.search === '' && !isListedOnly ? 'prices.empty' : 'prices.none.text')}
          </EmptyState>
        }
        pagesLabel={say('prices.pages')}
        {...address.pages}
      />
      {edited && <BreaksModal listId={list.id} item={edited} onClose={() => setEdited(null)} />}
    </Card>
  );
}

interface BreaksProps {
  breaks: ListedPrice['breaks'];
  money: (minor: number) => string;
}

/** The prices of a variant, the smallest quantity first; one that holds for any quantity stands alone. */
function Breaks({ breaks, money }: BreaksProps) {
  return (
    <span className={styles.prices}>
      {breaks
        .toSorted((one, other) => one.minimum - other.minimum)
        .map(({ minimum, unit_price }) => (
          <span key={minimum}>
            {minimum === 1 ? money(unit_price) : say('prices.from', { amount: money(unit_price), minimum })}
          </span>
        ))}
    </span>
  );
}
