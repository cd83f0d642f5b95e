import { type FormEvent, type ReactNode, useState } from 'react';
import { useCategories } from '#api/categories.ts';
import { useProductWords } from '#api/products.ts';
import { placeCategories } from '#parts/category-names.ts';
import list from '#parts/list-card.module.css';
import { useSettled } from '#parts/use-settled.ts';
import { Button } from '#ui/button.tsx';
import { FilterChip } from '#ui/filter-chip.tsx';
import { CheckIcon } from '#ui/icons.tsx';
import { SortIcon } from '#ui/icons-more.tsx';
import { Menu, MenuItem } from '#ui/menu.tsx';
import { SearchField } from '#ui/search-field.tsx';
import {
  isNarrowed,
  type ListQuery,
  type Sort,
  type StockState,
  sortLabels,
  stockStates,
} from './list-query.ts';
import styles from './products.module.css';

interface ListFiltersProps {
  query: ListQuery;
  text: string;
  onText: (text: string) => void;
  onChange: (change: Partial<ListQuery>) => void;
  /** Enter in the search: what stands there may be a whole code. */
  onEnter: (text: string) => void;
  seesMoney: boolean;
  /** After the chips: keeps what the list is narrowed to. */
  saveView: ReactNode;
}

/** Search, filters and order, above the list. */
export function ListFilters({
  query,
  text,
  onText,
  onChange,
  onEnter,
  seesMoney,
  saveView,
}: ListFiltersProps) {
  const categories = placeCategories(useCategories().data ?? []);
  const sorts = Object.entries(sortLabels).filter(([key]) => seesMoney || !key.endsWith('price'));

  function enter(event: FormEvent): void {
    event.preventDefault();
    onEnter(text.trim());
  }

  return (
    <div className={list.filters}>
      <search className={list.search}>
        <form onSubmit={enter}>
          <SearchField
            label="Search by title, SKU or barcode"
            value={text}
            onChange={onText}
            maxLength={100}
            enterKeyHint="search"
          />
        </form>
      </search>
      <div className={list.chips}>
        <FilterChip
          label="Category"
          searchable
          value={query.category}
          shown={categories.find(({ id }) => id === query.category)?.name ?? 'Unknown'}
          options={categories.map(({ id, name, path, depth }) => ({
            value: id,
            label: name,
            description: depth > 0 ? path : undefined,
          }))}
          emptyText="No such category"
          onChange={(category) => onChange({ category })}
        />
        <WordChip kind="brand" label="Brand" value={query.brand} onChange={(brand) => onChange({ brand })} />
        <WordChip kind="tag" label="Tag" value={query.tag} onChange={(tag) => onChange({ tag })} />
        <FilterChip
          label="Stock"
          value={query.stock ?? ''}
          shown={query.stock ? stockStates[query.stock] : undefined}
          options={Object.entries(stockStates).map(([value, label]) => ({ value, label }))}
          onChange={(stock) => onChange({ stock: (stock as StockState) || null })}
        />
        {isNarrowed(query) && (
          <Button
            variant="quiet"
            size="sm"
            onClick={() => {
              onText('');
              onChange({ search: '', category: '', brand: '', tag: '', stock: null });
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
            {sortLabels[query.sort]}
          </Button>
        }
      >
        {sorts.map(([key, label]) => (
          <MenuItem
            key={key}
            role="menuitemradio"
            aria-checked={key === query.sort}
            end={key === query.sort && <CheckIcon size={16} />}
            onClick={() => onChange({ sort: key as Sort })}
          >
            {label}
          </MenuItem>
        ))}
      </Menu>
    </div>
  );
}

interface WordChipProps {
  kind: 'brand' | 'tag';
  label: string;
  value: string;
  onChange: (value: string) => void;
}

/** Brands and tags are asked for when their list is opened, and as they are searched. */
function WordChip({ kind, label, value, onChange }: WordChipProps) {
  const [start, setStart] = useState('');
  const [isWanted, setIsWanted] = useState(false);
  const words = useProductWords(kind, useSettled(start.trim(), 150), isWanted);
  return (
    <FilterChip
      label={label}
      searchable
      value={value}
      options={(words.data ?? []).map((word) => ({ value: word, label: word }))}
      emptyText={words.isPending ? 'Loading…' : `No ${kind} begins so`}
      onOpen={() => setIsWanted(true)}
      onSearch={setStart}
      onChange={onChange}
    />
  );
}
