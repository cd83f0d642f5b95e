import { sayDate } from '#sentences/frame/dates.ts';
import styles from './date-range-field.module.css';

interface DaySpanProps {
  /** Days such as `2026-11-22`; empty for none. */
  from: string;
  to: string;
  onChange: (end: 'from' | 'to', day: string) => void;
}

/** From one day to another, both of them counted. */
export function DaySpan({ from, to, onChange }: DaySpanProps) {
  return (
    <div className={styles.days}>
      <Day label={sayDate('span.from')} value={from} onChange={(day) => onChange('from', day)} />
      <Day label={sayDate('span.to')} value={to} onChange={(day) => onChange('to', day)} />
    </div>
  );
}

interface DayProps {
  label: string;
  value: string;
  onChange: (value: string) => void;
}

function Day({ label, value, onChange }: DayProps) {
  return (
    <label className={styles.day}>
      {label}
      <input type="date" value={value} onChange={(event) => onChange(event.target.value)} />
    </label>
  );
}
