import { cx } from '#ui/cx.ts';
import styles from './drawing.module.css';

const cuts = { stockLocation: [96, 96], poster: [480, 360], preview: [320, 220] } as const;

interface DrawingProps {
  /** A file of public/drawings, without its ending. */
  name: string;
  /** Its width in pixels. */
  size?: number;
  /** How it is cut: a square spot, a poster (4 by 3), the preview of a shop. */
  cut?: keyof typeof cuts;
  /** What it shows, where the words beside it don't say it. */
  title?: string;
  className?: string | undefined;
}

/** One of our line drawings, in the ink of its place and the tint of the theme. */
export function Drawing({ name, size = 96, cut = 'stockLocation', title, className }: DrawingProps) {
  const [width, height] = cuts[cut];
  return (
    <svg
      role={title ? 'img' : undefined}
      aria-label={title}
      aria-hidden={title === undefined}
      viewBox={`0 0 ${width} ${height}`}
      width={size}
      height={Math.round((size * height) / width)}
      className={cx(styles.drawing, className)}
    >
      <use href={`/drawings/${name}.svg#picture`} />
    </svg>
  );
}
