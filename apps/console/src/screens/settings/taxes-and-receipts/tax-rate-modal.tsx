import { PERCENT_PLACES } from '@sokoni/rules/money/percent';
import { checkTaxRate, taxRateLimits } from '@sokoni/rules/stores/tax-rate';
import { useState } from 'react';
import { ApiError } from '#api/client/api-error.ts';
import { type TaxRate, useAddTaxRate, useChangeTaxRate } from '#api/stores/tax-rates.ts';
import { showFailure } from '#parts/forms/checked-form.ts';
import { NumberInput } from '#parts/numbers/number-input.tsx';
import { saySettings } from '#sentences/settings/frame.ts';
import { sayTaxes } from '#sentences/settings/taxes.ts';
import { checkStoreSentences } from '#sentences/stores/problems.ts';
import { toast } from '#ui/feedback/toast.tsx';
import { TextField } from '#ui/fields/text-field.tsx';
import { FormModal } from '#ui/overlays/form-modal.tsx';

interface TaxRateModalProps {
  /** The one to rename; null for a new one. */
  rate: TaxRate | null;
  onClose: () => void;
}

/** Names a rate, and sets the percentage of a new one. */
export function TaxRateModal({ rate, onClose }: TaxRateModalProps) {
  const [typed, setTyped] = useState({ name: rate?.name ?? '', percent: rate?.percent ?? '' });
  const [problems, setProblems] = useState<{ name?: string; percent?: string }>({});
  const addRate = useAddTaxRate();
  const changeRate = useChangeTaxRate();
  const type = (field: keyof typeof typed, text: string) => {
    setTyped({ ...typed, [field]: text });
    setProblems({});
  };

  async function save(): Promise<void> {
    const check = checkStoreSentences(checkTaxRate(typed));
    if (!check.ok) {
      setProblems(check.fields);
      return;
    }
    const name = typed.name.trim();
    try {
      if (rate) await changeRate.mutateAsync({ id: rate.id, name });
      else await addRate.mutateAsync({ ...typed, name });
      toast.success(rate ? sayTaxes('rate.saved') : sayTaxes('rate.added', { rate: name }));
      onClose();
    } catch (error) {
      if (error instanceof ApiError && Object.keys(error.fields).length > 0) setProblems(error.fields);
      else showFailure(error);
    }
  }

  return (
    <FormModal
      title={rate ? sayTaxes('rate.rename', { rate: rate.name }) : sayTaxes('rate.new')}
      size="sm"
      confirmLabel={rate ? saySettings('save') : sayTaxes('rates.add')}
      busy={addRate.isPending || changeRate.isPending}
      onSubmit={save}
      onClose={onClose}
    >
      <TextField
        label={sayTaxes('rates.name')}
        hint={sayTaxes('rate.name.hint')}
        autoComplete="off"
        maxLength={taxRateLimits.nameLength}
        error={problems.name}
        value={typed.name}
        onChange={(event) => type('name', event.target.value)}
      />
      <NumberInput
        label={sayTaxes('rates.rate')}
        suffix="%"
        min={0}
        max={100}
        places={PERCENT_PLACES}
        disabled={rate !== null}
        hint={
          rate ? sayTaxes('rate.percent.fixed') : sayTaxes('rate.percent.hint', { places: PERCENT_PLACES })
        }
        error={problems.percent}
        value={typed.percent}
        onChange={(percent) => type('percent', percent)}
      />
    </FormModal>
  );
}
