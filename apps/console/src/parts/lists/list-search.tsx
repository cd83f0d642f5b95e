import { SearchField } from '#ui/fields/search-field.tsx';
import styles from './list-card.module.css';
import type { ListAddress } from './use-list-address.ts';

/** The words that a list is searched for. */
export function ListSearch({ label, list }: { label: string; list: ListAddress }) {
  return (
    <search className={styles.search}>
      <SearchField label={label} value={list.text} onChange={list.setText} maxLength={100} />
    </search>
  );
}
