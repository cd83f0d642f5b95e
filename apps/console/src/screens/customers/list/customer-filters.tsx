import { ArrowDownUpIcon } from 'lucide-react';
import type { CustomerGroup } from '#contract-types.ts';
import { FilterChips } from '#parts/lists/filter-chips.tsx';
import listCard from '#parts/lists/list-card.module.css';
import { ListSearch } from '#parts/lists/list-search.tsx';
import type { ListAddress } from '#parts/lists/use-list-address.ts';
import { sayCustomers } from '#sentences/customers/list.ts';
import { richText } from '#sentences/frame/rich-text.ts';
import { Button } from '#ui/buttons/button.tsx';
import { FilterChip } from '#ui/menus/filter-chip.tsx';
import { FilterToggle } from '#ui/menus/filter-toggle.tsx';
import { Menu, MenuChoices } from '#ui/menus/menu.tsx';
import { type readList, sortsFor } from './customer-list-query.ts';
import styles from './customers.module.css';

interface CustomerFiltersProps {
  address: ListAddress;
  list: ReturnType<typeof readList>;
  groups: readonly CustomerGroup[];
  seesSales: boolean;
}

/** Search, filters and order, above the list. */
export function CustomerFilters({ address, list, groups, seesSales }: CustomerFiltersProps) {
  return (
    <div className={listCard.filters}>
      <ListSearch label={sayCustomers('filter.search')} list={address} />
      <FilterChips>
        {(groups.length > 0 || list.group !== '') && (
          <FilterChip
            label={sayCustomers('filter.group')}
            searchable={groups.length > 8}
            value={list.group}
            shown={groups.find(({ id }) => id === list.group)?.name ?? sayCustomers('filter.unknown')}
            options={groups.map(({ id, name, customers }) => ({
              value: id,
              label: name,
              end: String(customers),
            }))}
            emptyText={sayCustomers('filter.noGroups')}
            onChange={(group) => address.change({ group })}
          />
        )}
        {seesSales && (
          <FilterToggle
            label={sayCustomers('filter.unpaid')}
            isOn={list.unpaid}
            onChange={(unpaid) => address.change({ unpaid: unpaid ? 'yes' : '' })}
          />
        )}
      </FilterChips>
      <Menu
        width={230}
        target={
          <Button size="sm" icon={<ArrowDownUpIcon size={16} />} className={styles.sort}>
            {richText(
              sayCustomers.rich('sort.by', {
                order: sayCustomers(`sort.${list.sort}`),
                hidden: (words) => <span className="visually-hidden">{words}</span>,
              }),
            )}
          </Button>
        }
      >
        <MenuChoices
          value={list.sort}
          options={sortsFor(seesSales).map((value) => ({ value, label: sayCustomers(`sort.${value}`) }))}
          onChange={(sort) => address.change({ sort: sort === 'name' ? '' : sort })}
        />
      </Menu>
    </div>
  );
}
