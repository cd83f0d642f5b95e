import styles from './chart.module.css';

/** How grave a part is; 0 not at all. */
export type ShareTone = 0 | 1 | 2 | 3 | 4;

interface ShareBarProps {
  label: string;
  /** From the first to the last; none below zero. */
  parts: readonly { key: string; value: number; tone: ShareTone }[];
}

/** How a whole falls into its parts. */
export function ShareBar({ label, parts }: ShareBarProps) {
  const shown = parts.filter(({ value }) => value > 0);
  return (
    <div role="img" aria-label={label} className={styles.share}>
      {shown.map(({ key, value, tone }) => (
        <span key={key} data-tone={tone} className={styles.part} style={{ flexGrow: value }} />
      ))}
    </div>
  );
}

/** One part as its share of the whole, 0 to 1, below its words. */
export function ShareLine({ share, tone }: { share: number; tone: ShareTone }) {
  return (
    <span aria-hidden="true" className={styles.share} data-thin>
      {share > 0 && (
        <span data-tone={tone} className={styles.part} style={{ inlineSize: `${100 * share}%` }} />
      )}
    </span>
  );
}

/** The colour of a part beside its words. */
export function ShareDot({ tone }: { tone: ShareTone }) {
  return <span aria-hidden="true" data-tone={tone} className={styles.dot} />;
}
