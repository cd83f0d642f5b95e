import type { CustomerGroup } from '#api/types.ts';
import listCard from '#parts/list-card.module.css';
import type { useListAddress } from '#parts/use-list-address.ts';
import { Button } from '#ui/button.tsx';
import { FilterChip } from '#ui/filter-chip.tsx';
import { FilterToggle } from '#ui/filter-toggle.tsx';
import { CheckIcon } from '#ui/icons.tsx';
import { SortIcon } from '#ui/icons-more.tsx';
import { Menu, MenuItem } from '#ui/menu.tsx';
import { SearchField } from '#ui/search-field.tsx';
import styles from './customers.module.css';
import { type readList, sortLabels, sortsFor } from './list-query.ts';

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
          label="Search by name, phone or e-mail"
          value={address.text}
          onChange={address.setText}
          maxLength={100}
        />
      </search>
      <div className={listCard.chips}>
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
            emptyText="No such group"
            onChange={(group) => address.change({ group })}
          />
        )}
        {seesSales && (
          <FilterToggle
            label="Owes money"
            isOn={list.owing}
            onChange={(owing) => address.change({ owing: owing ? 'yes' : '' })}
          />
        )}
      </div>
      <Menu
        width={230}
        target={
          <Button size="sm" icon={<SortIcon size={16} />} className={styles.sort}>
            <span className="visually-hidden">Sorted by </span>
            {sortLabels[list.sort]}
          </Button>
        }
      >
        {sortsFor(seesSales).map(([key, label]) => (
          <MenuItem
            key={key}
            role="menuitemradio"
            aria-checked={key === list.sort}
            end={key === list.sort && <CheckIcon size={16} />}
            onClick={() => address.change({ sort: key === 'name' ? '' : key })}
          >
            {label}
          </MenuItem>
        ))}
      </Menu>
    </div>
  );
}
