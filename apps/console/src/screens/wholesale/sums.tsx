import type { ReactNode } from 'react';
import { cx } from '#ui/cx.ts';
import styles from './sums.module.css';

/** What something comes to, below each other. */
export function Sums({ className, children }: { className?: string | undefined; children: ReactNode }) {
  return <dl className={cx(styles.sums, className)}>{children}</dl>;
}

export function Sum({ name, value, isStrong }: { name: string; value: string; isStrong?: boolean }) {
  return (
    <div data-strong={isStrong || undefined}>
      <dt>{name}</dt>
      <dd>{value}</dd>
    </div>
  );
}
