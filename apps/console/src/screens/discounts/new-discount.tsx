import { allows } from '@sokoni/rules/access/roles';
import type { DiscountReader } from '@sokoni/rules/discounts/discount-days';
import { useState } from 'react';
import { Navigate } from 'react-router';
import { useAddDiscount } from '#api/sales/discounts.ts';
import { UnsavedGuard } from '#parts/forms/unsaved-guard.tsx';
import { useLeaveTo } from '#parts/forms/use-leave-to.ts';
import { paths } from '#paths.ts';
import { sayDiscountPage as say } from '#sentences/discounts/page.ts';
import { rolesHere, useSession } from '#session/session.ts';
import { toast } from '#ui/feedback/toast.tsx';
import { SaveBar } from '#ui/overlays/save-bar.tsx';
import { blankDiscount, draftBody, termsOf } from './discount-fields.ts';
import { DiscountFormCards } from './discount-form.tsx';
import { DiscountPage, DiscountWaits } from './discount-page.tsx';
import { nameOf } from './discount-words.ts';
import { useDiscountForm } from './use-discount-form.ts';
import { useDiscountPlace } from './use-discount-place.ts';

/** A discount that is being made. */
export function NewDiscountScreen() {
  const { reader, store } = useDiscountPlace();
  if (!allows(useSession(rolesHere), 'manageDiscounts')) return <Navigate to={paths.discounts} replace />;
  return (
    <DiscountPage title={say('title.new')}>
      {reader ? <NewDiscount reader={reader} /> : <DiscountWaits {...store} />}
    </DiscountPage>
  );
}

function NewDiscount({ reader }: { reader: DiscountReader }) {
  const [blank] = useState(() => blankDiscount(new Date(), reader));
  const form = useDiscountForm(blank, reader, null);
  const addDiscount = useAddDiscount();
  const { isLeaving, leaveTo } = useLeaveTo();

  async function save(): Promise<void> {
    if (!form.check()) return;
    try {
      const discount = await addDiscount.mutateAsync(draftBody(termsOf(form.typed, reader, null)));
      toast.success(say('added', { discount: nameOf(discount) }));
      leaveTo(paths.discount(discount.id), { replace: true });
    } catch (error) {
      form.refuse(error);
    }
  }

  return (
    <>
      <DiscountFormCards form={form} reader={reader} />
      <SaveBar dirty={form.isChanged} onSave={save} onDiscard={() => form.start(blank)} />
      <UnsavedGuard dirty={form.isChanged && !isLeaving} />
    </>
  );
}
