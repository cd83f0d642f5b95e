import { cx } from '#ui/cx.ts';
import styles from './skeleton.module.css';

interface SkeletonProps {
  /** CSS lengths; the height of a line of text unless given. */
  width?: string;
  height?: string;
  shape?: 'text' | 'block' | 'circle';
}

/** The place of something that is on its way, in its final measure. */
export function Skeleton({ width = '100%', height, shape = 'text' }: SkeletonProps) {
  return (
    <span
      aria-hidden="true"
      data-skeleton
      className={cx(styles.skeleton, styles[shape])}
      style={{ inlineSize: width, blockSize: height }}
    />
  );
}

/** Several lines of text on their way. */
export function SkeletonText({ lines = 3 }: { lines?: number }) {
  return (
    <span className={styles.lines}>
      {Array.from({ length: lines }, (_, line) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the lines are all alike
        <Skeleton key={line} width={line === lines - 1 ? '60%' : '100%'} />
      ))}
    </span>
  );
}
