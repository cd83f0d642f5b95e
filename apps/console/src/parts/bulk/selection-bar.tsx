import type { ReactNode } from 'react';
import { Button, TextButton } from '#ui/buttons/button.tsx';
import styles from './selection-bar.module.css';
import type { Selection } from './use-selection.ts';

interface SelectionBarProps {
  /** Names the bar: "Selected products". */
  label: string;
  selection: Pick<Selection<unknown>, 'count' | 'isAll' | 'selectAll' | 'clear'>;
  /** Of the list; undefined while it is counted. */
  total: number | undefined;
  /** What can be done with them. */
  children: ReactNode;
}

/** In place of the head of a list while something is selected. */
export function SelectionBar({ label, selection, total, children }: SelectionBarProps) {
  const number = new Intl.NumberFormat(navigator.language);
  const canTakeAll = !selection.isAll && total !== undefined && total > selection.count;
  return (
    <div className={styles.bar} role="toolbar" aria-label={label}>
      <p className={styles.count} role="status">
        {selection.isAll
          ? `All ${number.format(selection.count)} selected`
          : `${number.format(selection.count)} selected`}
      </p>
      {canTakeAll && (
        <TextButton className={styles.all} onClick={selection.selectAll}>
          Select all {number.format(total)}
        </TextButton>
      )}
      <Button variant="quiet" size="sm" className={styles.clear} onClick={selection.clear}>
        Clear
      </Button>
      <div className={styles.acts}>{children}</div>
    </div>
  );
}
