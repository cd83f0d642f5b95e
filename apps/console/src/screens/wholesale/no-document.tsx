import type { ComponentProps } from 'react';
import { BackLink } from '#parts/pages/back-link.tsx';
import { Page } from '#parts/pages/page.tsx';
import { RecordFailed } from '#parts/pages/record-failed.tsx';
import { Skeleton, SkeletonText } from '#ui/feedback/skeleton.tsx';
import { Card } from '#ui/layout/card.tsx';
import { Columns } from '#ui/layout/layout.tsx';
import { PageHeader } from '#ui/layout/page-header.tsx';

type FailedProps = ComponentProps<typeof RecordFailed>;

interface NoDocumentProps {
  title: string;
  noun: FailedProps['noun'];
  list: FailedProps['list'];
  /** Spoken while it is on its way. */
  loading: string;
  query: Pick<FailedProps, 'error' | 'isFetching' | 'refetch'>;
}

/** In place of an order or a quote that is on its way, or did not come. */
export function NoDocument({ title, noun, list, loading, query }: NoDocumentProps) {
  const { error, isFetching, refetch } = query;
  return (
    <Page>
      <PageHeader title={title} back={<BackLink to={list.to} />} />
      {error ? (
        <RecordFailed {...{ noun, list, error, isFetching, refetch }} />
      ) : (
        <div role="status" aria-label={loading}>
          <Columns>
            <Card>
              <Skeleton width="6rem" height="1.25rem" />
              <Skeleton shape="block" height="12rem" />
            </Card>
            <Card>
              <SkeletonText lines={5} />
            </Card>
          </Columns>
        </div>
      )}
    </Page>
  );
}
