import { orderStates } from '@sokoni/rules/order-state';
import { orderChannels } from '@sokoni/rules/order-words';
import { paymentTypeLabels } from '@sokoni/rules/payment-types';
import { useState } from 'react';
import { useCustomerSearch } from '#api/customers.ts';
import listCard from '#parts/list-card.module.css';
import type { useListAddress } from '#parts/use-list-address.ts';
import { useSettled } from '#parts/use-settled.ts';
import { useSession } from '#session/session.ts';
import { Button } from '#ui/button.tsx';
import { FilterChip } from '#ui/filter-chip.tsx';
import { FilterToggle } from '#ui/filter-toggle.tsx';
import { CheckIcon } from '#ui/icons.tsx';
import { SortIcon } from '#ui/icons-more.tsx';
import { Menu, MenuItem } from '#ui/menu.tsx';
import { SearchField } from '#ui/search-field.tsx';
import { isNarrowed, type ListFilter, type Sort, sortLabels } from './list-query.ts';
import styles from './orders.module.css';

interface OrderFiltersProps {
  address: ReturnType<typeof useListAddress>;
  filter: ListFilter;
  seesMoney: boolean;
  /** Of the customer whose orders they are, as far as it is known. */
  customerName: string | undefined;
}

const sorts = Object.entries(sortLabels) as [Sort, string][];

/** Over the list of orders: a number, what they are narrowed by, and how they are sorted. */
export function OrderFilters({ address, filter, seesMoney, customerName }: OrderFiltersProps) {
  const isLive = useSession(({ activeStore }) => activeStore?.mode === 'live');
  const { change } = address;
  return (
    <div className={listCard.filters}>
      <search className={styles.search}>
        <SearchField
          label="Search by number"
          value={address.text}
          onChange={address.setText}
          maxLength={100}
          enterKeyHint="search"
        />
      </search>
      <div className={listCard.chips}>
        <FilterChip
          label="State"
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
          <CustomerChip
            value={filter.customer}
            name={customerName}
            onChange={(customer) => change({ customer })}
          />
        )}
        {isLive && (
          <FilterToggle
            label="Test orders"
            isOn={filter.test}
            onChange={(test) => change({ test: test ? '1' : '' })}
          />
        )}
        {(isNarrowed(filter) || address.search !== '') && (
          <Button
            variant="quiet"
            size="sm"
            onClick={() => {
              address.setText('');
              change({ search: '', state: '', payment: '', channel: '', customer: '', test: '' });
            }}
          >
            Clear all
          </Button>
        )}
      </div>
      <Menu
        width={220}
        target={
          <Button size="sm" icon={<SortIcon size={16} />} className={styles.sort}>
            <span className="visually-hidden">Sorted by </span>
            {sortLabels[filter.sort]}
          </Button>
        }
      >
        {sorts
          .filter(([key]) => seesMoney || key.endsWith('number'))
          .map(([key, label]) => (
            <MenuItem
              key={key}
              role="menuitemradio"
              aria-checked={key === filter.sort}
              end={key === filter.sort && <CheckIcon size={16} />}
              onClick={() => change({ sort: key === '-number' ? '' : key })}
            >
              {label}
            </MenuItem>
          ))}
      </Menu>
    </div>
  );
}

interface CustomerChipProps {
  value: string;
  name: string | undefined;
  onChange: (id: string) => void;
}

/** Narrows to one customer, who is searched on the server. */
function CustomerChip({ value, name, onChange }: CustomerChipProps) {
  const [search, setSearch] = useState('');
  const words = useSettled(search.trim(), 120);
  const found = useCustomerSearch(words, 20);
  const customers = words === '' ? [] : (found.data?.items ?? []);
  return (
    <FilterChip
      label="Customer"
      searchable
      value={value}
      shown={name ?? 'One customer'}
      options={customers.map((one) => ({
        value: one.id,
        label: one.name,
        description: one.phone || one.email || undefined,
      }))}
      emptyText={words === '' ? 'Type a name, a phone number or an e-mail' : 'Nobody is called so'}
      onSearch={setSearch}
      onChange={onChange}
    />
  );
}

function optionsOf(labels: Readonly<Record<string, string>>) {
  return Object.entries(labels).map(([value, label]) => ({ value, label }));
}
