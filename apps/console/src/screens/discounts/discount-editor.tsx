import type { DiscountReader } from '@sokoni/rules/discount-words';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { isFailure } from '#api/api-error.ts';
import { useCategories } from '#api/categories.ts';
import { useChangeDiscount } from '#api/discounts.ts';
import { keys } from '#api/keys.ts';
import { useActiveStoreId } from '#api/stores.ts';
import type { Discount } from '#api/types.ts';
import { DifferencesModal, shownWords } from '#parts/differences-modal.tsx';
import { StateBadge } from '#parts/state-badge.tsx';
import { useLeaveTo } from '#parts/use-leave-to.ts';
import { UnsavedGuard } from '#shell/unsaved-guard.tsx';
import { Button } from '#ui/button.tsx';
import { NotificationCard } from '#ui/notification-card.tsx';
import { SaveBar } from '#ui/save-bar.tsx';
import { toast } from '#ui/toast.tsx';
import { DiscountActs } from './discount-acts.tsx';
import { draftBody, fieldsOf, termsOf } from './discount-fields.ts';
import { DiscountFormCards } from './discount-form.tsx';
import { DiscountPage } from './discount-page.tsx';
import { nameOf } from './discount-words.ts';
import { discountDifferences, mergeDiscount } from './merge-discount.ts';
import { useDiscountForm } from './use-discount-form.ts';

interface DiscountEditorProps {
  discount: Discount;
  reader: DiscountReader;
}

/** A discount that can be changed. What a colleague saves shows at once, unless something is typed: then both are compared. */
export function DiscountEditor({ discount, reader }: DiscountEditorProps) {
  const client = useQueryClient();
  const storeId = useActiveStoreId();
  /** What the inputs are a change of. */
  const [base, setBase] = useState(discount);
  const form = useDiscountForm(fieldsOf(base, reader), reader, base);
  const changeDiscount = useChangeDiscount(discount.id);
  const [isComparing, setIsComparing] = useState(false);
  const { isLeaving, leaveTo } = useLeaveTo();
  const categories = useCategories().data ?? [];
  const isStale = discount.version > base.version;
  const words = { reader, categoryName: (id: string) => categories.find((one) => one.id === id)?.name ?? id };

  function goOn(from: Discount, fields = fieldsOf(from, reader)): void {
    setBase(from);
    form.start(fields);
    setIsComparing(false);
  }
  if (isStale && !form.isChanged) goOn(discount);

  async function save(): Promise<void> {
    if (!form.check()) return;
    try {
      const terms = draftBody(termsOf(form.typed, reader, base));
      goOn(await changeDiscount.mutateAsync({ ...terms, version: base.version }));
      toast.success('The discount is saved.');
    } catch (error) {
      if (!isFailure(error, 'changed_meanwhile')) return form.refuse(error);
      await client.invalidateQueries({ queryKey: [...keys.discounts(storeId), 'one', discount.id] });
      setIsComparing(true);
    }
  }

  return (
    <DiscountPage
      title={nameOf(discount)}
      badge={<StateBadge of="discount" state={discount.state} />}
      actions={<DiscountActs discount={discount} isChanged={form.isChanged} onLeave={leaveTo} />}
    >
      {isStale && form.isChanged && !changeDiscount.isPending && (
        <NotificationCard
          kind="attention"
          title="Somebody else has saved this discount"
          action={
            <Button size="sm" onClick={() => setIsComparing(true)}>
              See what changed
            </Button>
          }
        >
          What you typed is still here, and not saved yet.
        </NotificationCard>
      )}
      <DiscountFormCards form={form} reader={reader} discount={{ ...base, ...usesOf(discount) }} />
      {isStale && isComparing && (
        <DifferencesModal
          differences={shownWords(
            discountDifferences(fieldsOf(base, reader), form.typed, fieldsOf(discount, reader), words),
          )}
          savedBy=""
          savedAt={discount.updated_at}
          onResolve={(preference) =>
            goOn(
              discount,
              mergeDiscount(fieldsOf(base, reader), form.typed, fieldsOf(discount, reader), preference),
            )
          }
          onClose={() => setIsComparing(false)}
        />
      )}
      <SaveBar
        dirty={form.isChanged}
        saving={changeDiscount.isPending}
        onSave={save}
        onDiscard={() => goOn(discount)}
      />
      <UnsavedGuard dirty={form.isChanged && !isLeaving} />
    </DiscountPage>
  );
}

/** Orders count on while somebody types. */
function usesOf({ uses, taken_off }: Discount): Pick<Discount, 'uses' | 'taken_off'> {
  return { uses, taken_off };
}
