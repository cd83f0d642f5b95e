import styles from './time-key.module.css';

interface TimeKeyProps {
  now: string;
  then: string;
  /** What else there is to know. */
  note?: string;
}

/** What the colours of a chart over time stand for. Its label says the same. */
export function TimeKey({ now, then, note }: TimeKeyProps) {
  return (
    <p aria-hidden="true" className={styles.key}>
      <span className={styles.now}>{now}</span>
      <span className={styles.then}>{then}</span>
      {note && <span>{note}</span>}
    </p>
  );
}
