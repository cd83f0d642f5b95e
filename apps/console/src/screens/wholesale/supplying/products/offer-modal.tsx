import { useChangeOffer } from '#api/wholesale/supplying.ts';
import type { OfferedProduct } from '#contract-types.ts';
import { CountInput } from '#parts/numbers/count-input.tsx';
import { sayOffers as say } from '#sentences/wholesale/offers.ts';
import { toast } from '#ui/feedback/toast.tsx';
import { Toggle } from '#ui/fields/toggle.tsx';
import { Grid } from '#ui/layout/layout.tsx';
import { FormModal } from '#ui/overlays/form-modal.tsx';
import { GroupChecks } from '../form/group-checks.tsx';
import { fieldId, useTypedForm } from '../form/use-typed-form.ts';
import { offerBody, offerFields, offerProblems } from './offer-fields.ts';

interface OfferModalProps {
  product: OfferedProduct;
  onClose: () => void;
}

/** Whether, in which quantities and to whom a product is offered. */
export function OfferModal({ product, onClose }: OfferModalProps) {
  const changeOffer = useChangeOffer();
  const form = useTypedForm(offerFields(product), offerProblems);
  const { typed, problems, change } = form;

  async function save(): Promise<void> {
    if (!form.check()) return;
    try {
      await changeOffer.mutateAsync({ product_id: product.product_id, ...offerBody(typed) });
      toast.success(say('edit.saved', { product: product.title }));
      onClose();
    } catch (error) {
      form.refuse(error);
    }
  }

  return (
    <FormModal
      title={say('edit.title', { product: product.title })}
      confirmLabel={say('edit.save')}
      busy={changeOffer.isPending}
      locked={form.isChanged}
      onSubmit={save}
      onClose={onClose}
    >
      <Toggle
        label={say('edit.offered')}
        checked={typed.offered}
        onChange={(offered) => change({ offered })}
      />
      <Grid column="9rem">
        <CountInput
          id={fieldId('minimum_quantity')}
          label={say('edit.minimum')}
          min={1}
          error={problems.minimum_quantity}
          value={typed.minimum_quantity}
          onChange={(minimum_quantity) => change({ minimum_quantity })}
        />
        <CountInput
          id={fieldId('quantity_step')}
          label={say('edit.step')}
          min={1}
          error={problems.quantity_step}
          value={typed.quantity_step}
          onChange={(quantity_step) => change({ quantity_step })}
        />
        <CountInput
          id={fieldId('case_quantity')}
          label={say('edit.case')}
          optional
          min={2}
          error={problems.case_quantity}
          value={typed.case_quantity}
          onChange={(case_quantity) => change({ case_quantity })}
        />
      </Grid>
      <GroupChecks
        legend={say('edit.groups')}
        hint={say('edit.groups.hint')}
        value={typed.group_ids}
        onChange={(group_ids) => change({ group_ids })}
      />
    </FormModal>
  );
}
