import { debtAges } from '@sokoni/rules/credit/receivables-ageing';
import { orderChannels } from '@sokoni/rules/orders/order-labels';
import { orderStates } from '@sokoni/rules/orders/order-state';
import { paymentTypeLabels } from '@sokoni/rules/orders/payment-types';
import { ArrowDownUpIcon } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useCustomerSearch } from '#api/customers/customers.ts';
import { useDiscount } from '#api/sales/discounts.ts';
import { useOrderTags } from '#api/sales/orders.ts';
import { useTypedSearch } from '#parts/hooks/use-debounced.ts';
import { FilterChips } from '#parts/lists/filter-chips.tsx';
import listCard from '#parts/lists/list-card.module.css';
import type { useListAddress } from '#parts/lists/use-list-address.ts';
import styles from '#screens/orders/orders.module.css';
import { sayAge } from '#sentences/credit/ageing.ts';
import { useSession } from '#session/session.ts';
import { Button } from '#ui/buttons/button.tsx';
import { SearchField } from '#ui/fields/search-field.tsx';
import { FilterChip } from '#ui/menus/filter-chip.tsx';
import { FilterToggle } from '#ui/menus/filter-toggle.tsx';
import { Menu, MenuChoices } from '#ui/menus/menu.tsx';
import { isFiltered, type ListFilter, noFilters, type Sort, sortLabels } from './order-list-query.ts';
import { type BehindFigure, noFigure } from './report-figure-filter.ts';

interface OrderFiltersProps {
  address: ReturnType<typeof useListAddress>;
  filter: ListFilter;
  seesMoney: boolean;
  /** The figure of a report that they stand behind. */
  figure: BehindFigure | null;
  saveView: ReactNode;
  /** Of the customer whose orders they are, as far as it is known. */
  customerName: string | undefined;
}

const sorts = Object.entries(sortLabels) as [Sort, string][];

/** Over the list of orders: a number, what they are narrowed by, and how they are sorted. */
export function OrderFilters({
  address,
  filter,
  seesMoney,
  figure,
  saveView,
  customerName,
}: OrderFiltersProps) {
  const isLive = useSession(({ activeStore }) => activeStore?.mode === 'live');
  const { change } = address;
  return (
    <div className={listCard.filters}>
      <search className={styles.search}>
        <SearchField
          label="Search by number, customer or product"
          value={address.text}
          onChange={address.setText}
          maxLength={100}
          enterKeyHint="search"
        />
      </search>
      <FilterChips>
        {figure && (
          <FilterChip
            label="Report"
            value="figure"
            shown={figure.words || 'Selected orders'}
            options={[{ value: 'figure', label: figure.words || 'Selected orders' }]}
            onChange={(value) => value === '' && change(noFigure)}
          />
        )}
        <FilterChip
          label="Status"
          value={filter.state ?? ''}
          shown={filter.state ? orderStates[filter.state] : undefined}
          options={optionsOf(orderStates).filter(({ value }) => value !== 'draft')}
          onChange={(state) => change({ state })}
        />
        {seesMoney && (
          <FilterChip
            label="Payment"
            value={filter.payment ?? ''}
            shown={filter.payment ? paymentTypeLabels[filter.payment] : undefined}
            options={optionsOf(paymentTypeLabels)}
            onChange={(payment) => change({ payment })}
          />
        )}
        <FilterChip
          label="Channel"
          value={filter.channel ?? ''}
          shown={filter.channel ? orderChannels[filter.channel] : undefined}
          options={optionsOf(orderChannels)}
          onChange={(channel) => change({ channel })}
        />
        {seesMoney && (
          <FilterChip
            label="Due"
            value={filter.due ?? ''}
            shown={filter.due ? sayAge(filter.due) : undefined}
            options={debtAges.map((value) => ({ value, label: sayAge(value) }))}
            onChange={(due) => change({ due })}
          />
        )}
        {seesMoney && (
          <CustomerChip
            value={filter.customer}
            name={customerName}
            onChange={(customer) => change({ customer })}
          />
        )}
        {filter.discount !== '' && (
          <DiscountToggle id={filter.discount} onOff={() => change({ discount: '' })} />
        )}
        <TagChip value={filter.tag} onChange={(tag) => change({ tag })} />
        {isLive && (
          <FilterToggle
            label="Test orders"
            isOn={filter.test}
            onChange={(test) => change({ test: test ? '1' : '' })}
          />
        )}
        {(isFiltered(filter) || address.search !== '' || figure) && (
          <Button
            variant="quiet"
            size="sm"
            onClick={() => {
              address.setText('');
              change(noFilters);
            }}
          >
            Clear all
          </Button>
        )}
        {saveView}
      </FilterChips>
      <Menu
        width={220}
        target={
          <Button size="sm" icon={<ArrowDownUpIcon size={16} />} className={styles.sort}>
            <span className="visually-hidden">Sorted by </span>
            {sortLabels[filter.sort]}
          </Button>
        }
      >
        <MenuChoices
          value={filter.sort}
          options={sorts
            .filter(([key]) => seesMoney || key.endsWith('number'))
            .map(([value, label]) => ({ value, label }))}
          onChange={(sort) => change({ sort: sort === '-number' ? '' : sort })}
        />
      </Menu>
    </div>
  );
}

/** One comes here from a discount; it goes again with a press. */
function DiscountToggle({ id, onOff }: { id: string; onOff: () => void }) {
  const { data } = useDiscount(id);
  const name = data ? data.title || data.code : undefined;
  return <FilterToggle label={name ? `Discount: ${name}` : 'Discount'} isOn onChange={onOff} />;
}

/** Narrows to one tag, which is looked up on the server. */
function TagChip({ value, onChange }: { value: string; onChange: (tag: string) => void }) {
  const { words, isTyping, setText } = useTypedSearch();
  const [isWanted, setIsWanted] = useState(false);
  const typed = words.toLowerCase();
  const found = useOrderTags(typed, isWanted);
  const known = found.data ?? [];
  // Who sees own sales only is told of no tags, and may type one.
  const tags = typed === '' || known.includes(typed) ? known : [...known, typed];
  return (
    <FilterChip
      label="Tag"
      searchable
      value={value}
      shown={value}
      options={tags.map((tag) => ({ value: tag, label: tag }))}
      emptyText="Type to search tags"
      onOpen={() => setIsWanted(true)}
      onSearch={setText}
      isSearching={isTyping || found.isPlaceholderData || found.isLoading}
      onChange={onChange}
    />
  );
}

interface CustomerChipProps {
  value: string;
  name: string | undefined;
  onChange: (id: string) => void;
}

const ofNobody = { value: 'none', label: 'No customer', description: 'Sales without a customer' };

/** Narrows to one customer, who is searched on the server. */
function CustomerChip({ value, name, onChange }: CustomerChipProps) {
  const { text, words, isTyping, setText } = useTypedSearch();
  const found = useCustomerSearch(words, 20);
  const customers = words === '' ? [] : (found.data?.items ?? []);
  return (
    <FilterChip
      label="Customer"
      searchable
      value={value}
      shown={value === 'none' ? 'No customer' : (name ?? 'Selected customer')}
      options={
        text.trim() === ''
          ? [ofNobody]
          : customers.map((one) => ({
              value: one.id,
              label: one.name,
              description: one.phone || one.email || undefined,
            }))
      }
      emptyText={words === '' ? 'Type a name, phone number or email' : 'No customers found'}
      onSearch={setText}
      isSearching={isTyping || found.isLoading}
      onChange={onChange}
    />
  );
}

function optionsOf(labels: Readonly<Record<string, string>>) {
  return Object.entries(labels).map(([value, label]) => ({ value, label }));
}
