import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { isFailure } from '#api/api-error.ts';
import { keys } from '#api/keys.ts';
import { useActiveStoreId } from '#api/stores.ts';
import { useChangeTransfer, useTransferAct } from '#api/transfers.ts';
import type { StockLocation, Transfer } from '#api/types.ts';
import { DifferencesModal, shownWords } from '#parts/differences-modal.tsx';
import { isSame } from '#parts/is-same.ts';
import { UnsavedGuard } from '#shell/unsaved-guard.tsx';
import { toast } from '#ui/toast.tsx';
import { fieldsOf, mergeTransfer, transferDifferences } from './merge-transfer.ts';
import { type TransferBody, TransferForm } from './transfer-form.tsx';

interface TransferDraftProps {
  transfer: Transfer;
  locations: readonly StockLocation[];
  actions: ReactNode;
}

/** A draft that is being changed. What a colleague saves shows at once, unless something is typed: then both are compared. */
export function TransferDraft({ transfer, locations, actions }: TransferDraftProps) {
  const client = useQueryClient();
  const storeId = useActiveStoreId();
  /** What the inputs are a change of. */
  const [base, setBase] = useState(transfer);
  const [typed, setTyped] = useState(() => fieldsOf(transfer));
  const [isComparing, setIsComparing] = useState(false);
  const change = useChangeTransfer(transfer.id);
  const send = useTransferAct(transfer.id, 'dispatch');
  // An answer that was on its way while this was saved is of an earlier version, and no news.
  const isStale = transfer.version > base.version;

  function goOn(from: Transfer, fields = fieldsOf(from)): void {
    setBase(from);
    setTyped(fields);
    setIsComparing(false);
  }
  if (isStale && isSame(typed, fieldsOf(base))) goOn(transfer);

  async function save(body: TransferBody, andSend: boolean): Promise<void> {
    try {
      goOn(await change.mutateAsync({ ...body, version: base.version }));
    } catch (error) {
      if (!isFailure(error, 'changed_meanwhile')) throw error;
      await client.invalidateQueries({ queryKey: [...keys.transfers(storeId), 'one', transfer.id] });
      setIsComparing(true);
      return;
    }
    if (!andSend) {
      toast.success('The transfer is saved.');
      return;
    }
    await send.mutateAsync(undefined);
    toast.success(`${transfer.number} is on its way.`);
  }

  const placeName = (id: string) => locations.find((location) => location.id === id)?.name ?? id;
  return (
    <>
      <TransferForm
        places={locations.filter(({ closed_at }) => closed_at === null)}
        typed={typed}
        onType={setTyped}
        busy={change.isPending || send.isPending}
        onSave={save}
        actions={actions}
      />
      <UnsavedGuard dirty={!isSame(typed, fieldsOf(base))} />
      {isComparing && isStale && (
        <DifferencesModal
          differences={shownWords(transferDifferences(fieldsOf(base), typed, fieldsOf(transfer), placeName))}
          savedBy=""
          onResolve={(preference) =>
            goOn(transfer, mergeTransfer(fieldsOf(base), typed, fieldsOf(transfer), preference))
          }
          onClose={() => setIsComparing(false)}
        />
      )}
    </>
  );
}
