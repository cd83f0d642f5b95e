import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useEffect, useEffectEvent, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { useActiveStoreId } from '#api/client/active-store.ts';
import { isFailure } from '#api/client/api-error.ts';
import { keys } from '#api/client/keys.ts';
import { useChangeTransfer, useTransferAct } from '#api/inventory/transfers.ts';
import type { StockLocation, Transfer } from '#contract-types.ts';
import { isSame } from '#parts/forms/is-same.ts';
import { SavedMeanwhile } from '#parts/forms/saved-meanwhile.tsx';
import { UnsavedGuard } from '#parts/forms/unsaved-guard.tsx';
import { sayTransfer } from '#sentences/inventory/transfers.ts';
import { toast } from '#ui/feedback/toast.tsx';
import type { RefusedBefore } from './new-transfer.tsx';
import { fieldsOf } from './transfer-fields.ts';
import { type TransferBody, TransferForm } from './transfer-form.tsx';

interface TransferDraftProps {
  transfer: Transfer;
  locations: readonly StockLocation[];
  actions: ReactNode;
}

/** A draft that is being changed. What a colleague saves shows at once, unless something is typed: then it asks. */
export function TransferDraft({ transfer, locations, actions }: TransferDraftProps) {
  const client = useQueryClient();
  const storeId = useActiveStoreId();
  /** What the inputs are a change of. */
  const [base, setBase] = useState(transfer);
  const [typed, setTyped] = useState(() => fieldsOf(transfer));
  const [isAsking, setIsAsking] = useState(false);
  const change = useChangeTransfer(transfer.id);
  const { pathname, state } = useLocation();
  const navigate = useNavigate();
  const [refused] = useState((state as Partial<RefusedBefore> | null)?.refused);
  const send = useTransferAct(transfer.id, 'dispatch');
  // An answer that was on its way while this was saved is of an earlier version, and no news.
  const isStale = transfer.version > base.version;

  // The history would say it again after a reload.
  const forgetRefused = useEffectEvent(() => {
    if (refused) void navigate(pathname, { replace: true, preventScrollReset: true });
  });
  useEffect(() => forgetRefused(), []);

  function startFrom(from: Transfer): void {
    setBase(from);
    setTyped(fieldsOf(from));
    setIsAsking(false);
  }
  if (isStale && isSame(typed, fieldsOf(base))) startFrom(transfer);

  async function save(body: TransferBody, andSend: boolean): Promise<void> {
    try {
      startFrom(await change.mutateAsync({ ...body, version: base.version }));
    } catch (error) {
      if (!isFailure(error, 'changed_meanwhile')) throw error;
      await client.invalidateQueries({ queryKey: [...keys.transfers(storeId), 'one', transfer.id] });
      setIsAsking(true);
      return;
    }
    if (!andSend) {
      toast.success(sayTransfer('draft.saved'));
      return;
    }
    await send.mutateAsync(undefined);
    toast.success(sayTransfer('new.sent', { number: transfer.number }));
  }

  return (
    <>
      {isStale && !change.isPending && (
        <SavedMeanwhile isAsking={isAsking} onAsk={setIsAsking} onTakeTheirs={() => startFrom(transfer)} />
      )}
      <TransferForm
        places={locations.filter(({ closed_at }) => closed_at === null)}
        typed={typed}
        onType={setTyped}
        busy={change.isPending || send.isPending}
        refused={refused}
        onSave={save}
        actions={actions}
      />
      <UnsavedGuard dirty={!isSame(typed, fieldsOf(base))} />
    </>
  );
}
