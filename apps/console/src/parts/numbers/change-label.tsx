import styles from './change-label.module.css';
import { changePercentText } from './change-percent-text.ts';

interface ChangeWordsProps {
  now: number;
  before: number;
  /** Of what a merchant would rather have less. */
  isLoss?: boolean;
  /** Said after it: 'against last Sunday'. */
  children?: string;
}

/** How a figure stands to what it was: a percentage, in the colour of what that means for the merchant. */
export function ChangeWords({ now, before, isLoss = false, children }: ChangeWordsProps) {
  const text = changePercentText(now, before);
  if (text === null) return null;
  const gain = isLoss ? before - now : now - before;
  const meaning = gain > 0 ? 'better' : gain < 0 ? 'worse' : 'even';
  return (
    <span className={styles.change} data-meaning={meaning}>
      {text}
      {children && <span className={styles.against}> {children}</span>}
    </span>
  );
}
