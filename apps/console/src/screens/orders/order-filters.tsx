import { debtAges } from '@sokoni/rules/ageing';
import { orderStates } from '@sokoni/rules/order-state';
import { orderChannels } from '@sokoni/rules/order-words';
import { paymentTypeLabels } from '@sokoni/rules/payment-types';
import { type ReactNode, useState } from 'react';
import { useCustomerSearch } from '#api/customers.ts';
import { useDiscount } from '#api/discounts.ts';
import { useOrderTags } from '#api/orders.ts';
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
import { type BehindFigure, noFigure } from './behind-figure.ts';
import { isNarrowed, type ListFilter, noFilters, type Sort, sortLabels } from './list-query.ts';
import styles from './orders.module.css';

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
      <div className={listCard.chips}>
        {figure && (
          <FilterChip
            label="Report"
            value="figure"
            shown={figure.words || 'One figure'}
            options={[{ value: 'figure', label: figure.words || 'One figure' }]}
            onChange={(value) => value === '' && change(noFigure)}
          />
        )}
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
          <FilterChip
            label="Due"
            value={filter.due ?? ''}
            shown={filter.due ? debtAges[filter.due] : undefined}
            options={optionsOf(debtAges)}
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
        {(isNarrowed(filter) || address.search !== '' || figure) && (
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

/** One comes here from a discount; it goes again with a press. */
function DiscountToggle({ id, onOff }: { id: string; onOff: () => void }) {
  const { data } = useDiscount(id);
  const name = data ? data.title || data.code : undefined;
  return <FilterToggle label={name ? `Discount: ${name}` : 'One discount'} isOn onChange={onOff} />;
}

/** Narrows to one tag, which is looked up on the server. */
function TagChip({ value, onChange }: { value: string; onChange: (tag: string) => void }) {
  const [start, setStart] = useState('');
  const [isWanted, setIsWanted] = useState(false);
  const typed = useSettled(start.trim().toLowerCase(), 120);
  const known = useOrderTags(typed, isWanted).data ?? [];
  // Who sees own sales only is told of no tags, and may type one.
  const tags = typed === '' || known.includes(typed) ? known : [...known, typed];
  return (
    <FilterChip
      label="Tag"
      searchable
      value={value}
      shown={value}
      options={tags.map((tag) => ({ value: tag, label: tag }))}
      emptyText="Type a tag"
      onOpen={() => setIsWanted(true)}
      onSearch={setStart}
      onChange={onChange}
    />
  );
}

interface CustomerChipProps {
  value: string;
  name: string | undefined;
  onChange: (id: string) => void;
}

const ofNobody = { value: 'none', label: 'No customer', description: 'Sales to nobody in particular' };

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
      shown={value === 'none' ? 'No customer' : (name ?? 'One customer')}
      options={
        search.trim() === ''
          ? [ofNobody]
          : customers.map((one) => ({
              value: one.id,
              label: one.name,
              description: one.phone || one.email || undefined,
            }))
      }
      emptyText={words === '' ? 'Type a name, a phone number or an e-mail' : 'Nobody is called so'}
      onSearch={setSearch}
      onChange={onChange}
    />
  );
}

function optionsOf(labels: Readonly<Record<string, string>>) {
  return Object.entries(labels).map(([value, label]) => ({ value, label }));
}
