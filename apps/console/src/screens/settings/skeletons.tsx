import { Card } from '#ui/card.tsx';
import { Grid, Stack } from '#ui/layout.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import styles from './skeletons.module.css';

/** Cards with fields on their way; `rows` says how many lines of fields each holds. */
export function CardsSkeleton({ rows }: { rows: readonly number[] }) {
  return (
    <div role="status" aria-label="Loading" className={styles.cards}>
      {rows.map((count, card) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the cards never change their places
        <Card key={card}>
          <Skeleton width="9rem" height="1.25rem" />
          <Grid column="18rem" gap={4}>
            {Array.from({ length: count * 2 }, (_, field) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the fields are all alike
              <Stack key={field} gap={2}>
                <Skeleton width="6rem" />
                <Skeleton shape="block" height="var(--control)" />
              </Stack>
            ))}
          </Grid>
        </Card>
      ))}
    </div>
  );
}

/** Lines of a list on their way. */
export function LinesSkeleton({ lines }: { lines: number }) {
  return (
    <div role="status" aria-label="Loading" className={styles.lines}>
      {Array.from({ length: lines }, (_, line) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the lines are all alike
        <div key={line} className={styles.line}>
          <Skeleton shape="circle" width="1.75rem" height="1.75rem" />
          <Skeleton width="40%" />
          <Skeleton width="20%" />
        </div>
      ))}
    </div>
  );
}
