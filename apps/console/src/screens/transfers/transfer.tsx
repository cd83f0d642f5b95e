import { useState } from 'react';
import { useNavigate, useParams } from 'react-router';
import { useLocations } from '#api/stock.ts';
import { useTransfer, useTransferAct } from '#api/transfers.ts';
import type { StockLocation, Transfer } from '#api/types.ts';
import { showFailure } from '#parts/checked-form.ts';
import { momentText } from '#parts/dates.ts';
import { RecordFailed } from '#parts/record-failed.tsx';
import { paths } from '#paths.ts';
import { Page } from '#shell/page.tsx';
import { BackButton } from '#ui/back-button.tsx';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { DataList } from '#ui/data-list.tsx';
import { Stack } from '#ui/layout.tsx';
import { ConfirmModal } from '#ui/modal.tsx';
import { PageHeader } from '#ui/page-header.tsx';
import { SkeletonText } from '#ui/skeleton.tsx';
import { toast } from '#ui/toast.tsx';
import { ReceiveCard } from './receive-card.tsx';
import { TransferDraft } from './transfer-draft.tsx';
import { TransferBadge, wayText } from './transfer-words.tsx';

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
      <PageHeader title="Transfer" back={back} />
      {error ? (
        <RecordFailed
          noun="transfer"
          list={{ to: paths.transfers, label: 'See all transfers' }}
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

interface LoadedProps {
  transfer: Transfer;
  locations: readonly StockLocation[];
}

function LoadedTransfer({ transfer, locations }: LoadedProps) {
  const navigate = useNavigate();
  const [isCancelling, setIsCancelling] = useState(false);
  const cancel = useTransferAct(transfer.id, 'cancellation');
  const isOpen = transfer.state === 'draft' || transfer.state === 'sent';
  const cancelButton = isOpen && (
    <Button variant="quiet" fullWidth onClick={() => setIsCancelling(true)}>
      Cancel transfer…
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
          <Card title="About">
            <DataList items={factsOf(transfer, locations)} />
          </Card>
          {cancelButton}
        </Stack>
      )}
      <ConfirmModal
        open={isCancelling}
        danger
        title={`Cancel ${transfer.number}?`}
        confirmLabel="Cancel transfer"
        cancelLabel="Keep it"
        busy={cancel.isPending}
        onCancel={() => setIsCancelling(false)}
        onConfirm={() =>
          cancel.mutate(undefined, {
            onSuccess: () => {
              setIsCancelling(false);
              toast.success(`${transfer.number} is cancelled.`);
            },
            onError: (error) => showFailure(error),
          })
        }
      >
        {transfer.state === 'draft'
          ? 'Nothing has moved yet.'
          : `${transfer.under_way} on their way go back to where they came from. What was received stays.`}
      </ConfirmModal>
    </Page>
  );
}

function factsOf(transfer: Transfer, locations: readonly StockLocation[]) {
  const name = (id: string) => locations.find((location) => location.id === id)?.name ?? '';
  return [
    { term: 'From', value: name(transfer.from_location_id) },
    { term: 'To', value: name(transfer.to_location_id) },
    { term: 'Made by', value: transfer.created_by },
    ...(transfer.sent_at ? [{ term: 'Sent', value: momentText(transfer.sent_at) }] : []),
    ...(transfer.ended_at ? [{ term: 'Ended', value: momentText(transfer.ended_at) }] : []),
    ...(transfer.note ? [{ term: 'Note', value: transfer.note }] : []),
  ];
}
