import { useState } from 'react';
import { useNavigate } from 'react-router';
import { useActiveStoreId } from '#api/client/active-store.ts';
import { useLocations } from '#api/inventory/stock.ts';
import { sendTransfer, useCreateTransfer } from '#api/inventory/transfers.ts';
import { showFailure } from '#parts/forms/checked-form.ts';
import { Page } from '#parts/pages/page.tsx';
import { paths } from '#paths.ts';
import { sayTransfer } from '#sentences/inventory/transfers.ts';
import { BackButton } from '#ui/buttons/back-button.tsx';
import { SkeletonText } from '#ui/feedback/skeleton.tsx';
import { toast } from '#ui/feedback/toast.tsx';
import { Card } from '#ui/layout/card.tsx';
import { PageHeader } from '#ui/layout/page-header.tsx';
import type { TransferFields } from './transfer-fields.ts';
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
      <PageHeader
        title={sayTransfer('new.title')}
        back={<BackButton onClick={() => navigate(paths.transfers)} />}
      />
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
                () => toast.success(sayTransfer('new.sent', { number: made.number })),
                (error: unknown) => showFailure(error),
              );
            } else toast.success(sayTransfer('new.saved', { number: made.number }));
            void navigate(paths.transfer(made.id), { replace: true });
          }}
        />
      ) : (
        <Card>
          <div role="status" aria-label={sayTransfer('page.loading')}>
            <SkeletonText lines={5} />
          </div>
        </Card>
      )}
    </Page>
  );
}
