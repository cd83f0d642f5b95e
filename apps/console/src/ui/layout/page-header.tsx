import type { ReactNode } from 'react';
import styles from './page-header.module.css';

interface PageHeaderProps {
  title: ReactNode;
  /** One sentence under the title. */
  description?: ReactNode;
  /** A badge beside the title. */
  badge?: ReactNode;
  /** The back button, above the title. */
  back?: ReactNode;
  actions?: ReactNode;
}

/** The heading of a screen. It receives the focus after a navigation (`focusPageHeading`). */
export function PageHeader({ title, description, badge, back, actions }: PageHeaderProps) {
  return (
    <header className={styles.header}>
      {back}
      <div className={styles.row}>
        <div className={styles.words}>
          <div className={styles.title}>
            <h1 data-page-heading tabIndex={-1}>
              {title}
            </h1>
            {badge}
          </div>
          {description && <p className={styles.description}>{description}</p>}
        </div>
        {actions && <div className={styles.actions}>{actions}</div>}
      </div>
    </header>
  );
}
