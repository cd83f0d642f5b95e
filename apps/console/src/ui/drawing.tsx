import { cx } from './cx.ts';
import styles from './drawing.module.css';

interface DrawingProps {
  /** A file of public/drawings, without its ending. */
  name: string;
  /** In pixels; the drawing is square. */
  size?: number;
  /** What it shows, where the words beside it don't say it. */
  title?: string;
  className?: string;
}

/** One of our line drawings, in the ink of its place and the tint of the theme. */
export function Drawing({ name, size = 96, title, className }: DrawingProps) {
  return (
    <svg
      role={title ? 'img' : undefined}
      aria-label={title}
      aria-hidden={title === undefined}
      viewBox="0 0 96 96"
      width={size}
      height={size}
      className={cx(styles.drawing, className)}
    >
      <use href={`/drawings/${name}.svg#picture`} />
    </svg>
  );
}
