import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { Page } from '#parts/pages/page.tsx';
import { RecordFailed } from '#parts/pages/record-failed.tsx';
import { sayQuotes } from '#sentences/wholesale/quotes.ts';
import { BackWords, backClass } from '#ui/buttons/back-button.tsx';
import { NotificationCard } from '#ui/feedback/notification-card.tsx';
import { Skeleton, SkeletonText } from '#ui/feedback/skeleton.tsx';
import { Card } from '#ui/layout/card.tsx';
import { Columns } from '#ui/layout/layout.tsx';
import { PageHeader } from '#ui/layout/page-header.tsx';

/** The way back to the list. */
export function BackTo({ list }: { list: string }) {
  return (
    <Link to={list} className={backClass}>
      <BackWords />
    </Link>
  );
}

interface NoQuoteProps {
  title: string;
  list: { to: string; label: string };
  query: { error: unknown; isFetching: boolean; refetch: () => unknown };
}

/** In place of a quote that is on its way, or did not come. */
export function NoQuote({ title, list, query: { error, isFetching, refetch } }: NoQuoteProps) {
  return (
    <Page>
      <PageHeader title={title} back={<BackTo list={list.to} />} />
      {error ? (
        <RecordFailed noun="quote" list={list} {...{ error, isFetching, refetch }} />
      ) : (
        <div role="status" aria-label={sayQuotes('loading')}>
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

/** Says above what is typed that the other side, or a colleague, was faster. */
export function ChangedMeanwhile({ onShow }: { onShow: () => void }): ReactNode {
  return (
    <NotificationCard
      kind="warning"
      title={sayQuotes('changed.title')}
      actionLabel={sayQuotes('changed.show')}
      onAction={onShow}
    >
      {sayQuotes('changed.text')}
    </NotificationCard>
  );
}
