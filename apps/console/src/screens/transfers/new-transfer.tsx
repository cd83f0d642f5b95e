import { useState } from 'react';
import { useNavigate } from 'react-router';
import { useLocations } from '#api/stock.ts';
import { useActiveStoreId } from '#api/stores.ts';
import { sendTransfer, useCreateTransfer } from '#api/transfers.ts';
import { showFailure } from '#parts/checked-form.ts';
import { paths } from '#paths.ts';
import { Page } from '#shell/page.tsx';
import { BackButton } from '#ui/back-button.tsx';
import { Card } from '#ui/card.tsx';
import { PageHeader } from '#ui/page-header.tsx';
import { SkeletonText } from '#ui/skeleton.tsx';
import { toast } from '#ui/toast.tsx';
import type { TransferFields } from './merge-transfer.ts';
import { TransferForm } from './transfer-form.tsx';

/** A transfer that is being written down. */
export function NewTransferScreen() {
  const navigate = useNavigate();
  const storeId = useActiveStoreId();
  const locations = useLocations().data;
  const create = useCreateTransfer();
  const open = (locations ?? []).filter(({ closed_at }) => closed_at === null);
  const [changed, setChanged] = useState<TransferFields | null>(null);
  const typed = changed ?? { from: open[0]?.id ?? '', to: open[1]?.id ?? '', note: '', lines: [] };
  return (
    <Page>
      <PageHeader title="New transfer" back={<BackButton onClick={() => navigate(paths.transfers)} />} />
      {locations ? (
        <TransferForm
          places={open}
          typed={typed}
          onType={(change) => setChanged((before) => change(before ?? typed))}
          busy={create.isPending}
          onSave={async (body, andSend) => {
            const made = await create.mutateAsync(body);
            // It is kept: should the sending be refused, the record says what stands in the way.
            if (andSend) {
              await sendTransfer(storeId, made.id).then(
                () => toast.success(`${made.number} is on its way.`),
                (error: unknown) => showFailure(error),
              );
            } else toast.success(`${made.number} is saved.`);
            navigate(paths.transfer(made.id), { replace: true });
          }}
        />
      ) : (
        <Card>
          <div role="status" aria-label="Loading">
            <SkeletonText lines={5} />
          </div>
        </Card>
      )}
    </Page>
  );
}
