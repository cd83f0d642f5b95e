import type { ReactNode } from 'react';
import { Drawing } from '#ui/display/drawing.tsx';
import styles from './public-frame.module.css';

interface PublicFrameProps {
  title: ReactNode;
  /** One sentence under the title. */
  description?: ReactNode;
  /** The wordmark, as a link. */
  logo: ReactNode;
  /** At the end of the first line: "New here? Sign up". */
  aside?: ReactNode;
  /** Last on the page: terms, privacy. */
  footer?: ReactNode;
  /** The poster beside the form; not drawn on phones. */
  poster?: string;
  /** A sentence under the poster. */
  posterText?: ReactNode;
  children: ReactNode;
}

/** The frame of the pages before a sign-in: a form on one side, a picture on the other. */
export function PublicFrame(props: PublicFrameProps) {
  const { title, description, logo, aside, footer, poster = 'sign_in', posterText, children } = props;
  return (
    <div className={styles.frame}>
      <div className={styles.side}>
        <header className={styles.top}>
          {logo}
          {aside && <div>{aside}</div>}
        </header>
        <main id="content" tabIndex={-1} className={styles.main}>
          <div className={styles.form}>
            <div className={styles.head}>
              <h1 data-page-heading tabIndex={-1} className={styles.title}>
                {title}
              </h1>
              {description && <p className={styles.description}>{description}</p>}
            </div>
            {children}
          </div>
        </main>
        {footer && <footer className={styles.foot}>{footer}</footer>}
      </div>
      <aside className={styles.poster}>
        <Drawing name={poster} cut="poster" size={560} className={styles.drawing} />
        {posterText && <p className={styles.posterText}>{posterText}</p>}
      </aside>
    </div>
  );
}
