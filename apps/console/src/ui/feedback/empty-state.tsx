import type { ReactNode } from 'react';
import { Drawing } from '#ui/display/drawing.tsx';
import styles from './blank-state.module.css';

interface EmptyStateProps {
  drawing: string;
  /** A short name for the emptiness; the sentence alone is enough on small cards. */
  title?: ReactNode;
  /** One sentence: what will stand here, and how it comes to be. */
  children: ReactNode;
  /** One action. */
  action?: ReactNode;
}

/** A list with nothing in it: a picture, one sentence, one action. */
export function EmptyState({ drawing, title, children, action }: EmptyStateProps) {
  return (
    <div className={styles.state}>
      <Drawing name={drawing} size={112} className={styles.drawing} />
      {title && <h2 className={styles.title}>{title}</h2>}
      <p className={styles.words}>{children}</p>
      <div className={styles.actions}>{action}</div>
    </div>
  );
}
