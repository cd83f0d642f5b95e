import styles from './chart.module.css';

interface ShareBarProps {
  label: string;
  /** From the first to the last; none below zero. `tone` is how grave a part is, 1 to 4. */
  parts: readonly { key: string; value: number; tone: 1 | 2 | 3 | 4 }[];
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

/** The colour of a part beside its words. */
export function ShareDot({ tone }: { tone: 1 | 2 | 3 | 4 }) {
  return <span aria-hidden="true" data-tone={tone} className={styles.dot} />;
}
