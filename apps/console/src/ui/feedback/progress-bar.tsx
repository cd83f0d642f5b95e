import styles from './progress-bar.module.css';

interface ProgressBarProps {
  /** The width, 0 to 100. */
  percent: number;
  /** What goes on, for screen readers. */
  label: string;
}

/** SPEC section 2: "A small progress bar that takes a width percentage." */
export function ProgressBar({ percent, label }: ProgressBarProps) {
  const width = Math.min(100, Math.max(0, percent));
  return (
    <div
      role="progressbar"
      aria-label={label}
      aria-valuenow={Math.round(width)}
      aria-valuemin={0}
      aria-valuemax={100}
      className={styles.track}
    >
      <div className={styles.bar} style={{ inlineSize: `${width}%` }} />
    </div>
  );
}
