import { useState } from 'react';
import { useNavigate, useParams } from 'react-router';
import { useCategories } from '#api/categories.ts';
import { useLocations } from '#api/stock.ts';
import { useStockTake } from '#api/stock-takes.ts';
import { useStoreJob } from '#api/store-jobs.ts';
import type { StockTake } from '#api/types.ts';
import { JobProgress } from '#parts/job-progress.tsx';
import { RecordFailed } from '#parts/record-failed.tsx';
import { StateBadge } from '#parts/state-badge.tsx';
import { paths } from '#paths.ts';
import { Page } from '#shell/page.tsx';
import { UnsavedGuard } from '#shell/unsaved-guard.tsx';
import { BackButton } from '#ui/back-button.tsx';
import { Card } from '#ui/card.tsx';
import { Stack } from '#ui/layout.tsx';
import { PageHeader } from '#ui/page-header.tsx';
import { Segmented } from '#ui/segmented.tsx';
import { SkeletonText } from '#ui/skeleton.tsx';
import { CountPanel } from './count-panel.tsx';
import { Findings } from './findings.tsx';
import { ReviewCard } from './review-card.tsx';
import { scopeText } from './take-words.tsx';
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
      <PageHeader title="Stock-take" back={back} />
      {error ? (
        <RecordFailed
          noun="stock-take"
          list={{ to: paths.stockTakes, label: 'See all stock-takes' }}
          error={error}
          isFetching={isFetching}
          refetch={refetch}
        />
      ) : (
        <Card role="status" aria-label="Loading">
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
        description={[place, scopeText(take, categories), take.note].filter(Boolean).join(' · ')}
        back={<BackButton onClick={() => navigate(paths.stockTakes)} />}
      />
      <Stack>
        {isCounting && (
          <Segmented
            label="What is shown"
            hideLabel
            options={[
              { value: 'count', label: 'Count' },
              { value: 'review', label: 'Differences' },
            ]}
            value={view}
            onChange={setView}
          />
        )}
        {job && (
          <Card>
            <JobProgress job={job} title="Putting the books right" noun={['line', 'lines']} />
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
