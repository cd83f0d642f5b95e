import { saySettings } from '#sentences/settings/frame.ts';
import { Skeleton } from '#ui/feedback/skeleton.tsx';
import { Card } from '#ui/layout/card.tsx';
import { Grid, Stack } from '#ui/layout/layout.tsx';
import { type Column, TableSkeleton } from '#ui/layout/table.tsx';
import styles from './settings-skeletons.module.css';

/** Cards with fields on their way; `rows` says how many lines of fields each holds. */
export function CardsSkeleton({ rows }: { rows: readonly number[] }) {
  return (
    <div role="status" aria-label={saySettings('loading')} className={styles.cards}>
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

/** A list on its way: its table, and the foot that says how many there are. */
export function ListSkeleton<Row>({ columns, lines }: { columns: readonly Column<Row>[]; lines: number }) {
  return (
    <>
      <TableSkeleton columns={columns} lines={lines} />
      <div className={styles.foot} aria-hidden="true">
        <Skeleton width="9rem" />
      </div>
    </>
  );
}
