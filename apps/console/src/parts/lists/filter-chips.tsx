import { SlidersHorizontalIcon } from 'lucide-react';
import { type ReactNode, useId, useState } from 'react';
import { sayList } from '#sentences/frame/lists.ts';
import { Button } from '#ui/buttons/button.tsx';
import styles from './filter-chips.module.css';

/** The filters of a list; on a phone behind one button, but for those that are set. */
export function FilterChips({ children }: { children: ReactNode }) {
  const id = useId();
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button
        size="sm"
        icon={<SlidersHorizontalIcon size={16} />}
        className={styles.button}
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setIsOpen(!isOpen)}
      >
        {sayList('filters.open')}
      </Button>
      <div id={id} className={styles.chips} data-open={isOpen || undefined}>
        {children}
      </div>
    </>
  );
}
