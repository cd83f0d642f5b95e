import type { ReactNode } from 'react';
import { sayAccountFrame } from '#sentences/shell/account-frame.ts';
import { Drawing } from '#ui/display/drawing.tsx';
import { ProgressBar } from '#ui/feedback/progress-bar.tsx';
import styles from './wizard-frame.module.css';

interface WizardFrameProps {
  logo: ReactNode;
  /** At the end of the first line: sign out, help. */
  aside?: ReactNode;
  /** 0 to 100; no bar while undefined. */
  percent?: number | undefined;
  children: ReactNode;
}

/** The frame of a task that asks one question a step, outside a store. */
export function WizardFrame({ logo, aside, percent, children }: WizardFrameProps) {
  return (
    <div className={styles.frame}>
      <header className={styles.top}>
        {logo}
        {aside && <div className={styles.aside}>{aside}</div>}
        {percent !== undefined && (
          <div className={styles.progress}>
            <ProgressBar percent={percent} label={sayAccountFrame('progress')} />
          </div>
        )}
      </header>
      <main id="content" tabIndex={-1} className={styles.main}>
        {children}
      </main>
    </div>
  );
}

interface WizardStepProps {
  /** The question. */
  title: ReactNode;
  description?: ReactNode;
  /** The back button, above the question. */
  back?: ReactNode;
  /** The picture of the step: beside it where there is room, else above it. */
  poster?: string;
  /** Continue; it stays in sight on phones. */
  footer: ReactNode;
  width?: 'narrow' | 'wide';
  children?: ReactNode;
}

/** One question. Give it a `key` for each step, so that the heading is new and can take the focus. */
export function WizardStep(props: WizardStepProps) {
  const { title, description, back, poster, footer, width = 'narrow', children } = props;
  return (
    <section className={styles.step} data-width={width} data-poster={Boolean(poster) || undefined}>
      <div className={styles.head}>
        {back && <div className={styles.back}>{back}</div>}
        <h1 data-page-heading tabIndex={-1} className={styles.title}>
          {title}
        </h1>
        {description && <p className={styles.description}>{description}</p>}
      </div>
      {poster && <Drawing name={poster} cut="poster" size={480} className={styles.poster} />}
      {children && <div className={styles.body}>{children}</div>}
      <div className={styles.foot}>{footer}</div>
    </section>
  );
}
