import { can } from '@sokoni/rules/access/roles';
import { debtAges } from '@sokoni/rules/credit/receivables-ageing';
import { orderChannels } from '@sokoni/rules/orders/order-labels';
import { fulfilmentStatuses, paymentStatuses } from '@sokoni/rules/orders/order-statuses';
import { paymentTypes } from '@sokoni/rules/orders/payment-types';
import { ArrowDownUpIcon } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useCustomerSearch } from '#api/customers/customers.ts';
import { useDiscount } from '#api/sales/discounts.ts';
import { useOrderTags } from '#api/sales/orders.ts';
import { useRegisters } from '#api/sales/registers.ts';
import { useTypedSearch } from '#parts/hooks/use-debounced.ts';
import { FilterChips } from '#parts/lists/filter-chips.tsx';
import listCard from '#parts/lists/list-card.module.css';
import type { ListAddress } from '#parts/lists/use-list-address.ts';
import { RegisterFilter } from '#parts/registers/register-filter.tsx';
import styles from '#screens/orders/orders.module.css';
import { sayAge } from '#sentences/credit/ageing.ts';
import { richText } from '#sentences/frame/rich-text.ts';
import { sayOrderLabel } from '#sentences/orders/labels.ts';
import { sayOrderList as say } from '#sentences/orders/list.ts';
import { sayOrderStatus } from '#sentences/orders/statuses.ts';
import { rolesHere, useSession } from '#session/session.ts';
import { Button } from '#ui/buttons/button.tsx';
import { SearchField } from '#ui/fields/search-field.tsx';
import { FilterChip } from '#ui/menus/filter-chip.tsx';
import { FilterToggle } from '#ui/menus/filter-toggle.tsx';
import { Menu, MenuChoices } from '#ui/menus/menu.tsx';
import { isFiltered, type ListFilter, noFilters, sorts } from './order-list-query.ts';
import { type BehindFigure, noFigure } from './report-figure-filter.ts';

interface OrderFiltersProps {
  address: ListAddress;
  filter: ListFilter;
  seesMoney: boolean;
  /** The figure of a report that they stand behind. */
  figure: BehindFigure | null;
  saveView: ReactNode;
  /** Of the customer whose orders they are, as far as it is known. */
  customerName: string | undefined;
}

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
  const seesRegisters = useSession((session) => can.sell(rolesHere(session)));
  const { change } = address;
  return (
    <div className={listCard.filters}>
      <search className={styles.search}>
        <SearchField
          label={say('filter.search')}
          value={address.text}
          onChange={address.setText}
          maxLength={100}
          enterKeyHint="search"
        />
      </search>
      <FilterChips>
        {figure && (
          <FilterChip
            label={say('filter.report')}
            value="figure"
            shown={figure.words || say('filter.reportOrders')}
            options={[{ value: 'figure', label: figure.words || say('filter.reportOrders') }]}
            onChange={(value) => value === '' && change(noFigure)}
          />
        )}
        {seesMoney && (
          <FilterChip
            label={say('filter.paymentStatus')}
            value={filter.paymentStatus ?? ''}
            shown={filter.paymentStatus ? sayOrderStatus(`payment.${filter.paymentStatus}`) : undefined}
            options={paymentStatuses.map((value) => ({ value, label: sayOrderStatus(`payment.${value}`) }))}
            onChange={(payment_status) => change({ payment_status })}
          />
        )}
        <FilterChip
          label={say('filter.fulfilment')}
          value={filter.fulfilment ?? ''}
          shown={filter.fulfilment ? sayOrderStatus(`fulfilment.${filter.fulfilment}`) : undefined}
          options={fulfilmentStatuses.map((value) => ({
            value,
            label: sayOrderStatus(`fulfilment.${value}`),
          }))}
          onChange={(fulfilment) => change({ fulfilment })}
        />
        {seesMoney && (
          <FilterChip
            label={say('filter.paymentType')}
            value={filter.payment ?? ''}
            shown={filter.payment ? sayOrderLabel(`type.${filter.payment}`) : undefined}
            options={paymentTypes.map((value) => ({ value, label: sayOrderLabel(`type.${value}`) }))}
            onChange={(payment) => change({ payment })}
          />
        )}
        <FilterChip
          label={say('filter.channel')}
          value={filter.channel ?? ''}
          shown={filter.channel ? sayOrderLabel(`channel.${filter.channel}`) : undefined}
          options={orderChannels.map((value) => ({ value, label: sayOrderLabel(`channel.${value}`) }))}
          onChange={(channel) => change({ channel })}
        />
        {seesRegisters && (
          <RegisterChip value={filter.register} onChange={(register) => change({ register })} />
        )}
        {seesMoney && (
          <FilterChip
            label={say('filter.due')}
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
        {seesMoney && (
          <FilterToggle
            label={say('filter.review')}
            isOn={filter.review}
            onChange={(review) => change({ review: review ? '1' : '' })}
          />
        )}
        {isLive && (
          <FilterToggle
            label={say('filter.test')}
            isOn={filter.test}
            onChange={(test) => change({ test: test ? '1' : '' })}
          />
        )}
        {(isFiltered(filter) || address.search !== '' || figure) && (
          <Button variant="quiet" size="sm" onClick={() => address.showAll(noFilters)}>
            {say('filter.clear')}
          </Button>
        )}
        {saveView}
      </FilterChips>
      <Menu
        width={220}
        target={
          <Button size="sm" icon={<ArrowDownUpIcon size={16} />} className={styles.sort}>
            {richText(
              say.rich('sort.by', {
                sort: say(`sort.${filter.sort}`),
                hidden: (words) => <span className="visually-hidden">{words}</span>,
              }),
            )}
          </Button>
        }
      >
        <MenuChoices
          value={filter.sort}
          options={sorts
            .filter((value) => seesMoney || value.endsWith('number'))
            .map((value) => ({ value, label: say(`sort.${value}`) }))}
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
  return (
    <FilterToggle
      label={name ? say('filter.discountNamed', { discount: name }) : say('filter.discount')}
      isOn
      onChange={onOff}
    />
  );
}

function RegisterChip(chip: { value: string; onChange: (id: string) => void }) {
  return <RegisterFilter registers={useRegisters().data ?? []} {...chip} />;
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
      label={say('filter.tag')}
      searchable
      value={value}
      shown={value}
      options={tags.map((tag) => ({ value: tag, label: tag }))}
      emptyText={say('filter.tagEmpty')}
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

/** Narrows to one customer, who is searched on the server. */
function CustomerChip({ value, name, onChange }: CustomerChipProps) {
  const { text, words, isTyping, setText } = useTypedSearch();
  const found = useCustomerSearch(words, 20);
  const customers = words === '' ? [] : (found.data?.items ?? []);
  return (
    <FilterChip
      label={say('filter.customer')}
      searchable
      value={value}
      shown={value === 'none' ? say('filter.noCustomer') : (name ?? say('filter.customerChosen'))}
      options={
        text.trim() === ''
          ? [{ value: 'none', label: say('filter.noCustomer'), description: say('filter.noCustomerText') }]
          : customers.map((one) => ({
              value: one.id,
              label: one.name,
              description: one.phone || one.email || undefined,
            }))
      }
      emptyText={say(words === '' ? 'filter.customerEmpty' : 'filter.customerNotFound')}
      onSearch={setText}
      isSearching={isTyping || found.isLoading}
      onChange={onChange}
    />
  );
}
