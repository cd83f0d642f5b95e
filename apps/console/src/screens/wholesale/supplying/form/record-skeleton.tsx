import { Skeleton, SkeletonText } from '#ui/feedback/skeleton.tsx';
import { Card } from '#ui/layout/card.tsx';
import { Columns, Stack } from '#ui/layout/layout.tsx';

/** A record on its way: what is typed of it, and what accompanies that. */
export function RecordSkeleton({ label }: { label: string }) {
  return (
    <div role="status" aria-label={label}>
      <Columns>
        <Stack>
          {['12rem', '7rem'].map((height) => (
            <Card key={height}>
              <Skeleton width="8rem" height="1.25rem" />
              <Skeleton shape="block" height={height} />
            </Card>
          ))}
        </Stack>
        <Card>
          <SkeletonText lines={5} />
        </Card>
      </Columns>
    </div>
  );
}
