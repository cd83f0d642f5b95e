import type { StoreDates } from '@sokoni/rules/stores/store-dates';
import { useState } from 'react';
import { useNavigate, useParams } from 'react-router';
import { useLocations } from '#api/inventory/stock.ts';
import { useTransfer, useTransferAct } from '#api/inventory/transfers.ts';
import type { StockLocation, Transfer } from '#contract-types.ts';
import { useStoreDates } from '#parts/dates/store-dates.ts';
import { showFailure } from '#parts/forms/checked-form.ts';
import { Page } from '#parts/pages/page.tsx';
import { RecordFailed } from '#parts/pages/record-failed.tsx';
import { paths } from '#paths.ts';
import { sayTransfer } from '#sentences/inventory/transfers.ts';
import { BackButton } from '#ui/buttons/back-button.tsx';
import { Button } from '#ui/buttons/button.tsx';
import { SkeletonText } from '#ui/feedback/skeleton.tsx';
import { toast } from '#ui/feedback/toast.tsx';
import { Card } from '#ui/layout/card.tsx';
import { DataList } from '#ui/layout/data-list.tsx';
import { Stack } from '#ui/layout/layout.tsx';
import { PageHeader } from '#ui/layout/page-header.tsx';
import { ConfirmModal } from '#ui/overlays/modal.tsx';
import { ReceiveCard } from './receive-transfer-card.tsx';
import { TransferDraft } from './transfer-draft.tsx';
import { TransferBadge, wayText } from './transfer-text.tsx';

/** One transfer: a draft is changed, what is on its way is received, what has ended is read. */
export function TransferScreen() {
  const { id = '' } = useParams();
  const navigate = useNavigate();
  const { data, error, isFetching, refetch } = useTransfer(id);
  const locations = useLocations().data;
  const back = <BackButton onClick={() => navigate(paths.transfers)} />;
  if (data && locations) return <LoadedTransfer key={id} transfer={data} locations={locations} />;
  return (
    <Page>
      <PageHeader title={sayTransfer('page.title')} back={back} />
      {error ? (
        <RecordFailed
          noun="transfer"
          list={{ to: paths.transfers, label: sayTransfer('page.all') }}
          error={error}
          isFetching={isFetching}
          refetch={refetch}
        />
      ) : (
        <Card role="status" aria-label={sayTransfer('page.loading')}>
          <SkeletonText lines={6} />
        </Card>
      )}
    </Page>
  );
}

interface LoadedProps {
  transfer: Transfer;
  locations: readonly StockLocation[];
}

function LoadedTransfer({ transfer, locations }: LoadedProps) {
  const navigate = useNavigate();
  const dates = useStoreDates();
  const [isCancelling, setIsCancelling] = useState(false);
  const cancel = useTransferAct(transfer.id, 'cancellation');
  const isOpen = transfer.state === 'draft' || transfer.state === 'sent';
  const cancelButton = isOpen && (
    <Button variant="quiet" fullWidth onClick={() => setIsCancelling(true)}>
      {sayTransfer('page.cancel')}
    </Button>
  );
  return (
    <Page>
      <PageHeader
        title={transfer.number}
        badge={<TransferBadge {...transfer} />}
        description={wayText(transfer, locations)}
        back={<BackButton onClick={() => navigate(paths.transfers)} />}
      />
      {transfer.state === 'draft' ? (
        <TransferDraft transfer={transfer} locations={locations} actions={cancelButton} />
      ) : (
        <Stack>
          <ReceiveCard key={transfer.id} transfer={transfer} />
          <Card title={sayTransfer('details.title')}>
            <DataList items={factsOf(transfer, locations, dates)} />
          </Card>
          {cancelButton}
        </Stack>
      )}
      <ConfirmModal
        open={isCancelling}
        danger
        title={sayTransfer('cancel.title', { number: transfer.number })}
        confirmLabel={sayTransfer('cancel.confirm')}
        cancelLabel={sayTransfer('cancel.keep')}
        busy={cancel.isPending}
        onCancel={() => setIsCancelling(false)}
        onConfirm={() =>
          cancel.mutate(undefined, {
            onSuccess: () => {
              setIsCancelling(false);
              toast.success(sayTransfer('cancel.done', { number: transfer.number }));
            },
            onError: (error) => showFailure(error),
          })
        }
      >
        {transfer.state === 'draft'
          ? sayTransfer('cancel.draft')
          : sayTransfer('cancel.sent', { count: transfer.under_way })}
      </ConfirmModal>
    </Page>
  );
}

function factsOf(transfer: Transfer, locations: readonly StockLocation[], dates: StoreDates) {
  const name = (id: string) => locations.find((location) => location.id === id)?.name ?? '';
  return [
    { term: sayTransfer('details.from'), value: name(transfer.from_location_id) },
    { term: sayTransfer('details.to'), value: name(transfer.to_location_id) },
    { term: sayTransfer('details.createdBy'), value: transfer.created_by },
    ...(transfer.sent_at
      ? [{ term: sayTransfer('details.sent'), value: dates.moment(transfer.sent_at) }]
      : []),
    ...(transfer.ended_at
      ? [
          {
            term: sayTransfer('details.ended', { state: transfer.state }),
            value: dates.moment(transfer.ended_at),
          },
        ]
      : []),
    ...(transfer.note ? [{ term: sayTransfer('details.note'), value: transfer.note }] : []),
  ];
}
