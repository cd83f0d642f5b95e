import { useState } from 'react';
import { useActiveStoreId } from '#api/client/active-store.ts';
import { ApiError } from '#api/client/api-error.ts';
import { useLocations } from '#api/inventory/stock.ts';
import { sendTransfer, useCreateTransfer } from '#api/inventory/transfers.ts';
import type { Transfer } from '#contract-types.ts';
import { showFailure } from '#parts/forms/checked-form.ts';
import { UnsavedGuard } from '#parts/forms/unsaved-guard.tsx';
import { useLeaveTo } from '#parts/forms/use-leave-to.ts';
import { BackLink } from '#parts/pages/back-link.tsx';
import { Page } from '#parts/pages/page.tsx';
import { paths } from '#paths.ts';
import { sayTransfer } from '#sentences/inventory/transfers.ts';
import { SkeletonText } from '#ui/feedback/skeleton.tsx';
import { toast } from '#ui/feedback/toast.tsx';
import { Card } from '#ui/layout/card.tsx';
import { PageHeader } from '#ui/layout/page-header.tsx';
import type { TransferFields } from './transfer-fields.ts';
import { TransferForm } from './transfer-form.tsx';

/** What the screen of a new transfer hands on when it was kept, but not sent. */
export interface RefusedBefore {
  refused: Record<string, string>;
}

/** A transfer that is being written down. */
export function NewTransferScreen() {
  const { isLeaving, leaveTo } = useLeaveTo();
  const storeId = useActiveStoreId();
  const locations = useLocations().data;
  const create = useCreateTransfer();
  const open = (locations ?? []).filter(({ closed_at }) => closed_at === null);
  const [changed, setChanged] = useState<TransferFields | null>(null);
  const typed = changed ?? { from: open[0]?.id ?? '', to: open[1]?.id ?? '', note: '', lines: [] };
  return (
    <Page>
      <PageHeader title={sayTransfer('new.title')} back={<BackLink to={paths.transfers} />} />
      {locations ? (
        <TransferForm
          places={open}
          typed={typed}
          onType={(change) => setChanged((before) => change(before ?? typed))}
          busy={create.isPending}
          onSave={async (body, andSend) => {
            const made = await create.mutateAsync(body);
            const refused = andSend ? await send(made) : {};
            if (!andSend) toast.success(sayTransfer('new.saved', { number: made.number }));
            // It is kept: should the sending be refused, the draft says what stands in the way.
            leaveTo(paths.transfer(made.id), { replace: true, state: { refused } satisfies RefusedBefore });
          }}
        />
      ) : (
        <Card>
          <div role="status" aria-label={sayTransfer('page.loading')}>
            <SkeletonText lines={5} />
          </div>
        </Card>
      )}
      <UnsavedGuard dirty={changed !== null && !isLeaving} />
    </Page>
  );

  /** What is said of its fields where the sending is refused. */
  async function send({ id, number }: Transfer): Promise<Record<string, string>> {
    try {
      await sendTransfer(storeId, id);
      toast.success(sayTransfer('new.sent', { number }));
      return {};
    } catch (error) {
      if (error instanceof ApiError && Object.keys(error.fields).length > 0) return error.fields;
      showFailure(error);
      return {};
    }
  }
}
