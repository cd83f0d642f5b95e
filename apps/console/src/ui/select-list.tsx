import { type ReactNode, useEffect, useRef } from 'react';
import { cx } from './cx.ts';
import { CheckIcon } from './icons.tsx';
import styles from './select-field.module.css';
import type { SelectOption } from './select-options.ts';

interface SelectListProps {
  id: string;
  label: ReactNode;
  options: readonly SelectOption[];
  value: string | null;
  active: number;
  emptyText: string;
  onPoint: (index: number) => void;
  onChoose: (option: SelectOption) => void;
}

/** The list of a select. The focus stays in the field; the active option is named to screen readers from there. */
export function SelectList({
  id,
  label,
  options,
  value,
  active,
  emptyText,
  onPoint,
  onChoose,
}: SelectListProps) {
  const list = useRef<HTMLDivElement>(null);

  useEffect(() => {
    list.current?.querySelector(`[id="${id}-${active}"]`)?.scrollIntoView({ block: 'nearest' });
  }, [id, active]);

  if (options.length === 0) {
    return (
      <p role="status" className={styles.empty}>
        {emptyText}
      </p>
    );
  }
  return (
    <div
      ref={list}
      id={id}
      role="listbox"
      aria-label={typeof label === 'string' ? label : undefined}
      className={styles.list}
    >
      {options.map((option, index) => (
        // biome-ignore lint/a11y/useFocusableInteractive: the field keeps the focus and names the active option
        // biome-ignore lint/a11y/useKeyWithClickEvents: the field handles the keys
        <div
          key={option.value}
          id={`${id}-${index}`}
          role="option"
          aria-selected={option.value === value}
          aria-disabled={option.disabled || undefined}
          className={cx(styles.option, index === active && styles.active)}
          onPointerMove={() => index !== active && onPoint(index)}
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => onChoose(option)}
        >
          {option.start}
          <span className={styles.words}>
            <span className={styles.label}>
              {option.label} {option.badge}
            </span>
            {option.description && <span className={styles.description}>{option.description}</span>}
          </span>
          {option.end && <span className={styles.end}>{option.end}</span>}
          <CheckIcon size={18} className={styles.check} />
        </div>
      ))}
    </div>
  );
}
