import { useState } from 'react';
import { useVariantSearch } from '#api/stock-lists.ts';
import type { StockRow } from '#api/types.ts';
import { Muted } from '#ui/layout.tsx';
import { SearchField } from '#ui/search-field.tsx';
import { useSettled } from './use-settled.ts';
import { VariantLine } from './variant-line.tsx';
import styles from './variant-picker.module.css';

interface VariantPickerProps {
  label: string;
  onPick: (variant: StockRow) => void;
  /** Stands at the end of each line: what is there. */
  note?: (variant: StockRow) => string;
}

/** A search for variants whose hits are buttons; what is picked stays open for the next one. */
export function VariantPicker({ label, onPick, note }: VariantPickerProps) {
  const [text, setText] = useState('');
  const search = useSettled(text.trim(), 120);
  const found = useVariantSearch(search);
  return (
    <search className={styles.picker}>
      <SearchField label={label} value={text} onChange={setText} maxLength={100} />
      {search !== '' && found.data?.length === 0 && <Muted className={styles.none}>Nothing found.</Muted>}
      {search !== '' && found.data && found.data.length > 0 && (
        <ul className={styles.hits}>
          {found.data.map((variant) => (
            <li key={variant.variant_id}>
              <button
                type="button"
                className={styles.hit}
                onClick={() => {
                  onPick(variant);
                  setText('');
                }}
              >
                <VariantLine variant={variant} />
                {note && <span className={styles.note}>{note(variant)}</span>}
              </button>
            </li>
          ))}
        </ul>
      )}
    </search>
  );
}
