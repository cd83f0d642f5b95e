import type { ReactNode } from 'react';
import styles from './plain-page.module.css';
import { SkipLink } from './skip-link.tsx';

interface PlainPageProps {
  logo: ReactNode;
  aside?: ReactNode;
  title: ReactNode;
  /** Under the title: the date of a legal text. */
  description?: ReactNode;
  footer?: ReactNode;
  children: ReactNode;
}

/** A page to be read: legal texts, what Sokoni is, a refusal. */
export function PlainPage({ logo, aside, title, description, footer, children }: PlainPageProps) {
  return (
    <div className={styles.frame}>
      <SkipLink />
      <header className={styles.top}>
        <div className={styles.logo}>{logo}</div>
        {aside}
      </header>
      <main id="content" tabIndex={-1} className={styles.main}>
        <h1 data-page-heading tabIndex={-1} className={styles.title}>
          {title}
        </h1>
        {description && <p className={styles.description}>{description}</p>}
        <div className={styles.text}>{children}</div>
      </main>
      {footer && <footer className={styles.foot}>{footer}</footer>}
    </div>
  );
}
