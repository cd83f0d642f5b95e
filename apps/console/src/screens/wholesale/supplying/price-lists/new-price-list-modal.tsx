import { useAddPriceList } from '#api/wholesale/price-lists.ts';
import type { PriceList } from '#contract-types.ts';
import { sayPriceLists as say } from '#sentences/wholesale/price-lists.ts';
import { toast } from '#ui/feedback/toast.tsx';
import { FormModal } from '#ui/overlays/form-modal.tsx';
import { useTypedForm } from '../form/use-typed-form.ts';
import { blankPriceList, nameIsTaken, priceListBody, priceListProblems } from './price-list-fields.ts';
import { PriceListInputs } from './price-list-inputs.tsx';

interface NewPriceListModalProps {
  onClose: () => void;
  onAdded: (list: PriceList) => void;
}

/** Begins a price list; its prices are set on its page. */
export function NewPriceListModal({ onClose, onAdded }: NewPriceListModalProps) {
  const form = useTypedForm(blankPriceList, priceListProblems, nameIsTaken);
  const addPriceList = useAddPriceList();

  async function save(): Promise<void> {
    if (!form.check()) return;
    try {
      const list = await addPriceList.mutateAsync(priceListBody(form.typed));
      toast.success(say('new.done', { name: list.name }));
      onAdded(list);
    } catch (error) {
      form.refuse(error);
    }
  }

  return (
    <FormModal
      title={say('new.title')}
      confirmLabel={say('new.confirm')}
      busy={addPriceList.isPending}
      locked={form.isChanged}
      onSubmit={save}
      onClose={onClose}
    >
      <PriceListInputs form={form} />
    </FormModal>
  );
}
