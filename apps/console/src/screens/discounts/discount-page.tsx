import type { ReactNode } from 'react';
import { BackLink } from '#parts/pages/back-link.tsx';
import { Page } from '#parts/pages/page.tsx';
import { RecordFailed } from '#parts/pages/record-failed.tsx';
import { paths } from '#paths.ts';
import { sayDiscountPage as say } from '#sentences/discounts/page.ts';
import { Skeleton, SkeletonText } from '#ui/feedback/skeleton.tsx';
import { Card } from '#ui/layout/card.tsx';
import { Columns, Stack } from '#ui/layout/layout.tsx';
import { PageHeader } from '#ui/layout/page-header.tsx';

interface DiscountPageProps {
  title: string;
  badge?: ReactNode;
  description?: string;
  actions?: ReactNode;
  children: ReactNode;
}

/** The frame of one discount. */
export function DiscountPage({ children, ...head }: DiscountPageProps) {
  return (
    <Page>
      <PageHeader {...head} back={<BackLink to={paths.discounts} />} />
      {children}
    </Page>
  );
}

interface DiscountWaitsProps {
  error: unknown;
  isFetching: boolean;
  refetch: () => unknown;
}

/** In place of a discount that has not come yet, or does not come. */
export function DiscountWaits({ error, isFetching, refetch }: DiscountWaitsProps) {
  if (error) {
    return (
      <RecordFailed
        noun="discount"
        list={{ to: paths.discounts, label: say('seeAll') }}
        error={error}
        isFetching={isFetching}
        refetch={refetch}
      />
    );
  }
  return (
    <div role="status" aria-label={say('loading')}>
      <Columns>
        <Stack>
          {['6rem', '10rem', '10rem'].map((height, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the cards are all alike
            <Card key={index}>
              <Skeleton width="8rem" height="1.25rem" />
              <Skeleton shape="block" height={height} />
            </Card>
          ))}
        </Stack>
        <Card>
          <SkeletonText lines={4} />
        </Card>
      </Columns>
    </div>
  );
}
