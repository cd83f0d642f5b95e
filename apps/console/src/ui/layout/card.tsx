import type { ComponentProps, ReactNode } from 'react';
import { cx } from '#ui/cx.ts';
import styles from './card.module.css';

type CardProps = Omit<ComponentProps<'section'>, 'title'> & {
  title?: ReactNode;
  description?: ReactNode;
  /** Buttons at the end of the title's line. */
  actions?: ReactNode;
  /** Lets a table or a list reach the edges. */
  flush?: boolean;
};

/** A sheet on the page. */
export function Card({
  title,
  description,
  actions,
  flush = false,
  className,
  children,
  ...rest
}: CardProps) {
  return (
    <section {...rest} className={cx(styles.card, flush && styles.flush, className)}>
      {(title || actions) && (
        <header className={styles.head}>
          <div className={styles.words}>
            {title && <h2>{title}</h2>}
            {description && <p className={styles.description}>{description}</p>}
          </div>
          {actions && <div className={styles.actions}>{actions}</div>}
        </header>
      )}
      {children}
    </section>
  );
}
