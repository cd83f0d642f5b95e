import { ArrowDownUpIcon } from 'lucide-react';
import { type FormEvent, type ReactNode, useState } from 'react';
import { useCategories } from '#api/catalogue/categories.ts';
import { useProductWords } from '#api/catalogue/products.ts';
import { useTypedSearch } from '#parts/hooks/use-debounced.ts';
import { FilterChips } from '#parts/lists/filter-chips.tsx';
import list from '#parts/lists/list-card.module.css';
import { placeCategories } from '#parts/products/category-names.ts';
import styles from '#screens/products/products.module.css';
import { richText } from '#sentences/frame/rich-text.ts';
import { sayProductList } from '#sentences/products/list.ts';
import { sayProduct } from '#sentences/products/words.ts';
import { Button } from '#ui/buttons/button.tsx';
import { SearchField } from '#ui/fields/search-field.tsx';
import { FilterChip } from '#ui/menus/filter-chip.tsx';
import { Menu, MenuChoices } from '#ui/menus/menu.tsx';
import { isFiltered, type ListQuery, listSorts, type StockState, stockStates } from './product-list-query.ts';

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
  const sorts = listSorts.filter((sort) => seesMoney || !sort.endsWith('price'));

  function enter(event: FormEvent): void {
    event.preventDefault();
    onEnter(text.trim());
  }

  return (
    <div className={list.filters}>
      <search className={list.search}>
        <form onSubmit={enter}>
          <SearchField
            label={sayProductList('search.label')}
            value={text}
            onChange={onText}
            maxLength={100}
            enterKeyHint="search"
          />
        </form>
      </search>
      <FilterChips>
        <FilterChip
          label={sayProduct('field.category')}
          searchable
          value={query.category}
          shown={categories.find(({ id }) => id === query.category)?.name ?? sayProductList('filter.unknown')}
          options={categories.map(({ id, name, path, depth }) => ({
            value: id,
            label: name,
            description: depth > 0 ? path : undefined,
          }))}
          emptyText={sayProductList('filter.noCategories')}
          onChange={(category) => onChange({ category })}
        />
        <WordChip
          kind="brand"
          label={sayProduct('field.brand')}
          value={query.brand}
          onChange={(brand) => onChange({ brand })}
        />
        <WordChip
          kind="tag"
          label={sayProductList('filter.tag')}
          value={query.tag}
          onChange={(tag) => onChange({ tag })}
        />
        <FilterChip
          label={sayProduct('field.stock')}
          value={query.stock ?? ''}
          shown={query.stock ? sayProductList(`stock.${query.stock}`) : undefined}
          options={stockStates.map((value) => ({ value, label: sayProductList(`stock.${value}`) }))}
          onChange={(stock) => onChange({ stock: (stock as StockState) || null })}
        />
        {isFiltered(query) && (
          <Button
            variant="quiet"
            size="sm"
            onClick={() => {
              onText('');
              onChange({ search: '', category: '', brand: '', tag: '', stock: null });
            }}
          >
            {sayProductList('filter.clear')}
          </Button>
        )}
        {saveView}
      </FilterChips>
      <Menu
        width={220}
        target={
          <Button size="sm" icon={<ArrowDownUpIcon size={16} />} className={styles.sort}>
            {richText(
              sayProductList.rich('sorted', {
                order: sayProductList(`sort.${query.sort}`),
                hidden: (words) => <span className="visually-hidden">{words}</span>,
              }),
            )}
          </Button>
        }
      >
        <MenuChoices
          value={query.sort}
          options={sorts.map((value) => ({ value, label: sayProductList(`sort.${value}`) }))}
          onChange={(sort) => onChange({ sort })}
        />
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
  const { words: start, isTyping, setText } = useTypedSearch();
  const [isWanted, setIsWanted] = useState(false);
  const words = useProductWords(kind, start, isWanted);
  return (
    <FilterChip
      label={label}
      searchable
      value={value}
      options={(words.data ?? []).map((word) => ({ value: word, label: word }))}
      emptyText={
        words.isPending
          ? sayProductList('filter.loading')
          : sayProductList(kind === 'brand' ? 'filter.noBrands' : 'filter.noTags')
      }
      onOpen={() => setIsWanted(true)}
      onSearch={setText}
      isSearching={isTyping || words.isPlaceholderData || words.isLoading}
      onChange={onChange}
    />
  );
}
