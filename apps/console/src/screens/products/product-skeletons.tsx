import { useMedia } from '#parts/hooks/use-media.ts';
import { sayProduct } from '#sentences/products/words.ts';
import { Skeleton, SkeletonText } from '#ui/feedback/skeleton.tsx';
import { Card } from '#ui/layout/card.tsx';
import { Columns, oneColumn, Stack } from '#ui/layout/layout.tsx';
import readiness from './editor/product-readiness-card.module.css';
import styles from './products.module.css';

/** Rows of the list on their way. */
export function ListSkeleton({ rows }: { rows: number }) {
  return (
    <div role="status" aria-label={sayProduct('loading')}>
      <div className={styles.waitingHead} />
      {Array.from({ length: rows }, (_, row) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the rows are all alike
        <div key={row} className={styles.waitingRow}>
          <Skeleton shape="block" width="2.25rem" height="2.25rem" />
          <Skeleton width="30%" />
          <Skeleton width="12%" />
          <Skeleton width="12%" />
          <Skeleton width="8%" />
        </div>
      ))}
    </div>
  );
}

/** The cards of a product on their way. */
export function ProductSkeleton() {
  const isNarrow = useMedia(oneColumn);
  return (
    <div role="status" aria-label={sayProduct('loading')}>
      {isNarrow && (
        <div className={readiness.strip}>
          <div className={readiness.head}>
            <Skeleton width="60%" />
          </div>
        </div>
      )}
      <Columns>
        <Stack>
          <Card>
            <Skeleton width="4rem" />
            <Skeleton shape="block" height="var(--control)" />
            <Skeleton width="6rem" />
            <Skeleton shape="block" height="8rem" />
          </Card>
          <Card>
            <Skeleton width="6rem" height="1.25rem" />
            <Skeleton shape="block" height="9rem" />
          </Card>
        </Stack>
        <Stack>
          {!isNarrow && (
            <Card>
              <Skeleton width="8rem" height="1.25rem" />
              <SkeletonText lines={3} />
            </Card>
          )}
          <Card>
            <Skeleton width="6rem" height="1.25rem" />
            <Skeleton shape="block" height="var(--control)" />
            <Skeleton shape="block" height="var(--control)" />
          </Card>
        </Stack>
      </Columns>
    </div>
  );
}
