import type { ReactNode } from 'react';
import { saySelection } from '#sentences/products/selection.ts';
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
  const canTakeAll = !selection.isAll && total !== undefined && total > selection.count;
  return (
    <div className={styles.bar} role="toolbar" aria-label={label}>
      <p className={styles.count} role="status">
        {saySelection(selection.isAll ? 'selected.all' : 'selected.some', { count: selection.count })}
      </p>
      {canTakeAll && (
        <TextButton className={styles.all} onClick={selection.selectAll}>
          {saySelection('selected.takeAll', { count: total })}
        </TextButton>
      )}
      <Button variant="quiet" size="sm" className={styles.clear} onClick={selection.clear}>
        {saySelection('selected.clear')}
      </Button>
      <div className={styles.acts}>{children}</div>
    </div>
  );
}
