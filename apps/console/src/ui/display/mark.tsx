import styles from './mark.module.css';

type MarkProps = {
  /** Width and height in CSS pixels. */
  size?: number;
  /** `two`: forest with one mango scallop; `one`: all in the colour of the text around it. */
  tone?: 'one' | 'two';
};

const CLOTH_AND_COUNTER = [
  'M7.7 5H11.8L10.73 15.5a3.87 3.87 0 0 1-7.73 0L6.21 6.04A1.6 1.6 0 0 1 7.7 5z',
  'M24.3 5H20.2l1.07 10.5a3.87 3.87 0 0 0 7.73 0L25.79 6.04A1.6 1.6 0 0 0 24.3 5z',
  'M4.7 23.4h22.6a1.75 1.75 0 0 1 0 3.5H4.7a1.75 1.75 0 0 1 0-3.5z',
].join('');
const MIDDLE_SCALLOP = 'M13.2 5h5.6l1.07 10.5a3.87 3.87 0 0 1-7.74 0z';

/** The mark: a market awning, three scallops over a line. `public/favicon.svg` is the same drawing on a tile. */
export function Mark({ size = 28, tone = 'two' }: MarkProps) {
  const [cloth, middle] =
    tone === 'two' ? ['var(--primary-ink)', 'var(--attention)'] : ['currentColor', 'currentColor'];
  return (
    <svg
      aria-hidden="true"
      focusable="false"
      className={styles.mark}
      width={size}
      height={size}
      viewBox="0 0 32 32"
    >
      <path fill={cloth} d={CLOTH_AND_COUNTER} />
      <path fill={middle} d={MIDDLE_SCALLOP} />
    </svg>
  );
}

/** The mark beside the name, which a screen reader reads as the text it is. */
export function Wordmark({ size = 28, tone = 'two' }: MarkProps) {
  return (
    <span className={styles.wordmark} style={{ '--size': `${size}px` }}>
      <Mark size={size} tone={tone} />
      Sokoni
    </span>
  );
}
