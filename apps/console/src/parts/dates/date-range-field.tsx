import { calendarYears, isCalendarDay } from '@sokoni/rules/wall-time';
import { useState } from 'react';
import { sayDate } from '#sentences/frame/dates.ts';
import styles from './date-range-field.module.css';

interface DaySpanProps {
  /** Days such as `2026-11-22`; empty for none. */
  from: string;
  to: string;
  /** A day that is whole, or empty; never one that is half typed. */
  onChange: (end: 'from' | 'to', day: string) => void;
}

/** From one day to another, both of them counted. Among the filters of a list it is one of them. */
export function DaySpan({ from, to, onChange }: DaySpanProps) {
  return (
    <div className={styles.days} data-chip data-set={from !== '' || to !== '' || undefined}>
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

/** While a day is typed its year grows from the year 2 on: that stays in the field. */
function Day({ label, value, onChange }: DayProps) {
  const [typed, setTyped] = useState<string | null>(null);
  function type({ value: day, validity }: HTMLInputElement): void {
    setTyped(day);
    if (isCalendarDay(day) || (day === '' && !validity.badInput)) onChange(day);
  }
  return (
    <label className={styles.day}>
      {label}
      <input
        type="date"
        max={`${calendarYears.last}-12-31`}
        value={typed ?? value}
        onChange={({ target }) => type(target)}
        onBlur={() => setTyped(null)}
      />
    </label>
  );
}
