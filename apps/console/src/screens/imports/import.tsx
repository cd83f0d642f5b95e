import { useState } from 'react';
import { useParams } from 'react-router';
import { useImport } from '#api/catalogue/imports.ts';
import { JobProgress } from '#parts/jobs/job-progress.tsx';
import { BackLink } from '#parts/pages/back-link.tsx';
import { Page } from '#parts/pages/page.tsx';
import { RecordFailed } from '#parts/pages/record-failed.tsx';
import { sayImport } from '#sentences/products/imports.ts';
import { Badge } from '#ui/display/badge.tsx';
import { Skeleton, SkeletonText } from '#ui/feedback/skeleton.tsx';
import { Card } from '#ui/layout/card.tsx';
import { Stack } from '#ui/layout/layout.tsx';
import { PageHeader } from '#ui/layout/page-header.tsx';
import {
  customerImports,
  type ImportProps,
  type KindOfImport,
  priceImportsInto,
  productImports,
} from './import-kinds.ts';
import { stateTones } from './import-text.ts';
import { OutcomeCard } from './outcome-card.tsx';
import { ReportCard } from './report-card.tsx';
import { RowsCard } from './rows-card.tsx';
import { SetUp } from './set-up.tsx';

export function ProductImportScreen() {
  return <ImportScreen of={productImports} />;
}

export function CustomerImportScreen() {
  return <ImportScreen of={customerImports} />;
}

export function PriceImportScreen() {
  const { list = '' } = useParams();
  return <ImportScreen of={priceImportsInto(list)} />;
}

/** One file on its way: what its columns mean, what it would do, how far it is, how it ended. */
function ImportScreen({ of }: { of: KindOfImport }) {
  const { id = '' } = useParams();
  const { data, error, isFetching, refetch } = useImport(of.kind, id);
  return (
    <Page>
      <PageHeader
        back={<BackLink to={of.imports} />}
        title={data?.file_name ?? sayImport('one.title')}
        badge={data && <Badge tone={stateTones[data.state]}>{sayImport(`state.${data.state}`)}</Badge>}
      />
      {data ? (
        <Steps key={data.id} read={data} of={of} />
      ) : error ? (
        <RecordFailed
          noun="import"
          list={{ to: of.imports, label: sayImport('one.all') }}
          error={error}
          isFetching={isFetching}
          refetch={refetch}
        />
      ) : (
        <Card role="status" aria-label={sayImport('one.loading')}>
          <Stack>
            <Skeleton width="40%" />
            <SkeletonText lines={4} />
          </Stack>
        </Card>
      )}
    </Page>
  );
}

function Steps({ read, of }: ImportProps) {
  const [isSettingUp, setIsSettingUp] = useState(false);
  const { state, check } = read;
  if (state === 'uploaded' || (state === 'checked' && isSettingUp))
    return <SetUp read={read} of={of} onStarted={() => setIsSettingUp(false)} />;
  if (state === 'checking' && check)
    return (
      <Card>
        <JobProgress job={check} title={sayImport('one.checking')} noun="rows" />
      </Card>
    );
  return (
    <Stack gap={6}>
      {state === 'checked' ? (
        <ReportCard read={read} of={of} onSetUp={() => setIsSettingUp(true)} />
      ) : (
        <OutcomeCard read={read} of={of} />
      )}
      <RowsCard read={read} of={of} />
    </Stack>
  );
}
