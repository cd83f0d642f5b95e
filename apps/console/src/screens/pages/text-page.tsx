import type { ReactNode } from 'react';
import { PageFrame } from './page-frame.tsx';
import styles from './text-page.module.css';

interface TextPageProps {
  title: ReactNode;
  /** Under the title: the date of a legal text. */
  description?: ReactNode;
  children: ReactNode;
}

/** A page to be read: legal texts, a refusal. */
export function TextPage({ title, description, children }: TextPageProps) {
  return (
    <PageFrame>
      <h1 data-page-heading tabIndex={-1} className={styles.title}>
        {title}
      </h1>
      {description && <p className={styles.description}>{description}</p>}
      <div className={styles.text}>{children}</div>
    </PageFrame>
  );
}
