import { dotText } from '@sokoni/messages/list-text';
import { useState } from 'react';
import { useNavigate, useParams } from 'react-router';
import { useCategories } from '#api/catalogue/categories.ts';
import { useLocations } from '#api/inventory/stock.ts';
import { useStockTake } from '#api/inventory/stock-takes.ts';
import { useStoreJob } from '#api/stores/store-jobs.ts';
import type { StockTake } from '#contract-types.ts';
import { UnsavedGuard } from '#parts/forms/unsaved-guard.tsx';
import { JobProgress } from '#parts/jobs/job-progress.tsx';
import { StateBadge } from '#parts/lists/status-badge.tsx';
import { Page } from '#parts/pages/page.tsx';
import { RecordFailed } from '#parts/pages/record-failed.tsx';
import { paths } from '#paths.ts';
import { sayStockTake } from '#sentences/inventory/stock-takes.ts';
import { BackButton } from '#ui/buttons/back-button.tsx';
import { SkeletonText } from '#ui/feedback/skeleton.tsx';
import { Segmented } from '#ui/fields/segmented.tsx';
import { Card } from '#ui/layout/card.tsx';
import { Stack } from '#ui/layout/layout.tsx';
import { PageHeader } from '#ui/layout/page-header.tsx';
import { CountPanel } from './count-panel.tsx';
import { ReviewCard } from './review-card.tsx';
import { Findings } from './stock-take-results.tsx';
import { scopeText } from './stock-take-text.tsx';
import { useCounting } from './use-counting.ts';

/** One stock-take: counting, looking through the differences, and what became of them. */
export function StockTakeScreen() {
  const { id = '' } = useParams();
  const navigate = useNavigate();
  const { data, error, isFetching, refetch } = useStockTake(id);
  const back = <BackButton onClick={() => navigate(paths.stockTakes)} />;
  if (data) return <LoadedTake key={id} take={data} />;
  return (
    <Page>
      <PageHeader title={sayStockTake('page.title')} back={back} />
      {error ? (
        <RecordFailed
          noun="stock_take"
          list={{ to: paths.stockTakes, label: sayStockTake('page.all') }}
          error={error}
          isFetching={isFetching}
          refetch={refetch}
        />
      ) : (
        <Card role="status" aria-label={sayStockTake('page.loading')}>
          <SkeletonText lines={6} />
        </Card>
      )}
    </Page>
  );
}

function LoadedTake({ take }: { take: StockTake }) {
  const navigate = useNavigate();
  const [view, setView] = useState<'count' | 'review'>('count');
  const counting = useCounting(take.id);
  const categories = useCategories().data ?? [];
  const place = useLocations().data?.find(({ id }) => id === take.location_id)?.name;
  const job = useStoreJob(take.state === 'applying' ? take.job_id : null).data;
  const isCounting = take.state === 'counting';
  return (
    <Page>
      <PageHeader
        title={take.number}
        badge={<StateBadge of="stock_take" state={take.state} />}
        description={dotText([place, scopeText(take, categories), take.note])}
        back={<BackButton onClick={() => navigate(paths.stockTakes)} />}
      />
      <Stack>
        {isCounting && (
          <Segmented
            label={sayStockTake('view.label')}
            hideLabel
            options={[
              { value: 'count', label: sayStockTake('view.count') },
              { value: 'review', label: sayStockTake('view.review') },
            ]}
            value={view}
            onChange={setView}
          />
        )}
        {job && (
          <Card>
            <JobProgress job={job} title={sayStockTake('page.applying')} noun="lines" />
          </Card>
        )}
        {isCounting && view === 'count' ? (
          <CountPanel take={take} counting={counting} />
        ) : (
          <>
            <Findings
              take={take}
              waiting={counting.state.waiting}
              jobIsOver={job !== undefined && job.ended_at !== null}
            />
            <ReviewCard take={take} />
          </>
        )}
      </Stack>
      <UnsavedGuard dirty={counting.state.waiting > 0} />
    </Page>
  );
}
