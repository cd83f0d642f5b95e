import type { ReactNode } from 'react';
import styles from './badge.module.css';

export type BadgeTone = 'neutral' | 'good' | 'warning' | 'bad' | 'info' | 'attention';

export interface BadgeLook {
  tone?: BadgeTone;
  /** How far a thing is, told by shape: none, half or all of it; `mark` for what stands outside that order. */
  shape?: 'empty' | 'half' | 'full' | 'mark' | 'none';
}

interface BadgeProps extends BadgeLook {
  children: ReactNode;
}

/** A status in a word. Colour and shape say it together, so that neither is needed alone. */
export function Badge({ tone = 'neutral', shape = 'none', children }: BadgeProps) {
  return (
    <span className={styles.badge} data-tone={tone}>
      {shape !== 'none' && <span aria-hidden="true" className={styles.shape} data-shape={shape} />}
      {children}
    </span>
  );
}
