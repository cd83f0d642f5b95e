import type { DiscountReader } from '@sokoni/rules/discounts/discount-days';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useActiveStoreId } from '#api/client/active-store.ts';
import { isFailure } from '#api/client/api-error.ts';
import { keys } from '#api/client/keys.ts';
import { useChangeDiscount } from '#api/sales/discounts.ts';
import type { Discount } from '#contract-types.ts';
import { SavedMeanwhile } from '#parts/forms/saved-meanwhile.tsx';
import { UnsavedGuard } from '#parts/forms/unsaved-guard.tsx';
import { useLeaveTo } from '#parts/forms/use-leave-to.ts';
import { StateBadge } from '#parts/lists/status-badge.tsx';
import { sayDiscountPage as say } from '#sentences/discounts/page.ts';
import { toast } from '#ui/feedback/toast.tsx';
import { SaveBar } from '#ui/overlays/save-bar.tsx';
import { DiscountActs } from './discount-acts.tsx';
import { draftBody, fieldsOf, termsOf } from './discount-fields.ts';
import { DiscountFormCards } from './discount-form.tsx';
import { DiscountPage } from './discount-page.tsx';
import { nameOf } from './discount-words.ts';
import { useDiscountForm } from './use-discount-form.ts';

interface DiscountEditorProps {
  discount: Discount;
  reader: DiscountReader;
}

/** A discount that can be changed. What a colleague saves shows at once, unless something is typed: then it asks. */
export function DiscountEditor({ discount, reader }: DiscountEditorProps) {
  const client = useQueryClient();
  const storeId = useActiveStoreId();
  /** What the inputs are a change of. */
  const [base, setBase] = useState(discount);
  const form = useDiscountForm(fieldsOf(base, reader), reader, base);
  const changeDiscount = useChangeDiscount(discount.id);
  const [isAsking, setIsAsking] = useState(false);
  const { isLeaving, leaveTo } = useLeaveTo();
  const isStale = discount.version > base.version;

  function startFrom(from: Discount): void {
    setBase(from);
    form.start(fieldsOf(from, reader));
    setIsAsking(false);
  }
  if (isStale && !form.isChanged) startFrom(discount);

  async function save(): Promise<void> {
    if (!form.check()) return;
    try {
      const terms = draftBody(termsOf(form.typed, reader, base));
      startFrom(await changeDiscount.mutateAsync({ ...terms, version: base.version }));
      toast.success(say('saved'));
    } catch (error) {
      if (!isFailure(error, 'changed_meanwhile')) return form.refuse(error);
      await client.invalidateQueries({ queryKey: [...keys.discounts(storeId), 'one', discount.id] });
      setIsAsking(true);
    }
  }

  return (
    <DiscountPage
      title={nameOf(discount)}
      badge={<StateBadge of="discount" state={discount.state} />}
      actions={<DiscountActs discount={discount} isChanged={form.isChanged} onLeave={leaveTo} />}
    >
      {isStale && form.isChanged && !changeDiscount.isPending && (
        <SavedMeanwhile
          savedAt={discount.updated_at}
          isAsking={isAsking}
          onAsk={setIsAsking}
          onTakeTheirs={() => startFrom(discount)}
        />
      )}
      <DiscountFormCards form={form} reader={reader} discount={{ ...base, ...usesOf(discount) }} />
      <SaveBar
        dirty={form.isChanged}
        saving={changeDiscount.isPending}
        onSave={save}
        onDiscard={() => startFrom(discount)}
      />
      <UnsavedGuard dirty={form.isChanged && !isLeaving} />
    </DiscountPage>
  );
}

/** Orders count on while somebody types. */
function usesOf({ uses, total_discounted }: Discount): Pick<Discount, 'uses' | 'total_discounted'> {
  return { uses, total_discounted };
}
