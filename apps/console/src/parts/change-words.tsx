import { changePercentText } from './change-text.ts';
import styles from './change-words.module.css';

interface ChangeWordsProps {
  now: number;
  before: number;
  /** Said after it: 'against last Sunday'. */
  children?: string;
}

/** How a figure stands to what it was: an arrow and a percentage. Neither direction is good or bad by itself. */
export function ChangeWords({ now, before, children }: ChangeWordsProps) {
  const text = changePercentText(now, before);
  if (text === null) return null;
  const direction = now > before ? 'up' : now < before ? 'down' : 'even';
  return (
    <span className={styles.change} data-direction={direction}>
      {text}
      {children && <span className={styles.against}> {children}</span>}
    </span>
  );
}
