import { commaText } from '@sokoni/messages/list-text';
import type { CSSProperties } from 'react';
import styles from './chart-card.module.css';

/** What a card says beside a point: the first figure is the one that is drawn. */
export interface PointFigures {
  title: string;
  figures: readonly { label: string; value: string; colour?: 'now' | 'then' }[];
}

/** The figures of a point, inside the chart where its style puts it. */
export function ChartCard({ title, figures, style }: PointFigures & { style: CSSProperties }) {
  return (
    <div aria-hidden="true" className={styles.card} style={style}>
      <span className={styles.title}>{title}</span>
      <dl className={styles.figures}>
        {figures.map(({ label, value, colour }) => (
          <div key={label} className={styles.figure}>
            <dt data-colour={colour}>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}

/** The same in one sentence, as it is spoken. */
export function pointText({ title, figures }: PointFigures): string {
  return `${title}: ${commaText(figures.map(({ label, value }) => `${label} ${value}`))}`;
}
