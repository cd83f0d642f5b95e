import { ArrowDownUpIcon } from 'lucide-react';
import type { CustomerGroup } from '#contract-types.ts';
import { FilterChips } from '#parts/lists/filter-chips.tsx';
import listCard from '#parts/lists/list-card.module.css';
import type { useListAddress } from '#parts/lists/use-list-address.ts';
import { Button } from '#ui/buttons/button.tsx';
import { SearchField } from '#ui/fields/search-field.tsx';
import { FilterChip } from '#ui/menus/filter-chip.tsx';
import { FilterToggle } from '#ui/menus/filter-toggle.tsx';
import { Menu, MenuChoices } from '#ui/menus/menu.tsx';
import { type readList, sortLabels, sortsFor } from './customer-list-query.ts';
import styles from './customers.module.css';

interface CustomerFiltersProps {
  address: ReturnType<typeof useListAddress>;
  list: ReturnType<typeof readList>;
  groups: readonly CustomerGroup[];
  seesSales: boolean;
}

/** Search, filters and order, above the list. */
export function CustomerFilters({ address, list, groups, seesSales }: CustomerFiltersProps) {
  return (
    <div className={listCard.filters}>
      <search className={listCard.search}>
        <SearchField
          label="Search by name, phone or email"
          value={address.text}
          onChange={address.setText}
          maxLength={100}
        />
      </search>
      <FilterChips>
        {(groups.length > 0 || list.group !== '') && (
          <FilterChip
            label="Group"
            searchable={groups.length > 8}
            value={list.group}
            shown={groups.find(({ id }) => id === list.group)?.name ?? 'Unknown'}
            options={groups.map(({ id, name, customers }) => ({
              value: id,
              label: name,
              end: String(customers),
            }))}
            emptyText="No groups found"
            onChange={(group) => address.change({ group })}
          />
        )}
        {seesSales && (
          <FilterToggle
            label="Outstanding balance"
            isOn={list.unpaid}
            onChange={(unpaid) => address.change({ unpaid: unpaid ? 'yes' : '' })}
          />
        )}
      </FilterChips>
      <Menu
        width={230}
        target={
          <Button size="sm" icon={<ArrowDownUpIcon size={16} />} className={styles.sort}>
            <span className="visually-hidden">Sorted by </span>
            {sortLabels[list.sort]}
          </Button>
        }
      >
        <MenuChoices
          value={list.sort}
          options={sortsFor(seesSales).map(([value, label]) => ({ value, label }))}
          onChange={(sort) => address.change({ sort: sort === 'name' ? '' : sort })}
        />
      </Menu>
    </div>
  );
}
