import { blocksKey, roundDecimals } from '@sokoni/rules/number-input';
import { PERCENT_PLACES } from '@sokoni/rules/percent';
import { checkVatSettings } from '@sokoni/rules/vat-settings';
import { useController, useWatch } from 'react-hook-form';
import { useUpdateVat } from '#api/stores.ts';
import type { Store } from '#api/types.ts';
import { showFailure } from '#parts/checked-form.ts';
import { UnsavedGuard } from '#shell/unsaved-guard.tsx';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { CheckboxField } from '#ui/checkbox-field.tsx';
import { NotificationCard } from '#ui/notification-card.tsx';
import { NumberField } from '#ui/number-field.tsx';
import { SaveBar } from '#ui/save-bar.tsx';
import { toast } from '#ui/toast.tsx';
import { Toggle } from '#ui/toggle.tsx';
import styles from './settings.module.css';
import { useKeptForm } from './use-kept-form.ts';
import { VatExample } from './vat-example.tsx';
import vatStyles from './vat-form.module.css';

/** The percentage is kept as it is typed, so that 9.975 stays 9.975. */
type VatFields = { apply_vat: boolean; vat_percent: string; prices_include_vat: boolean };

function vatFieldsOf({ account: { apply_vat, vat_percent, prices_include_vat } }: Store): VatFields {
  return { apply_vat, vat_percent: String(vat_percent), prices_include_vat };
}

export function VatForm({ store }: { store: Store }) {
  const kept = vatFieldsOf(store);
  const form = useKeptForm(checkVatSettings, kept);
  const updateVat = useUpdateVat();
  const { control, register } = form;
  const percent = useController({ control, name: 'vat_percent' }).field;
  const included = useController({ control, name: 'prices_include_vat' }).field;
  const typed = useWatch({ control }) as VatFields;
  const { errors } = form.formState;

  async function save(): Promise<void> {
    const { vat_percent, ...switches } = form.changes;
    try {
      const saved = await updateVat.mutateAsync({
        ...switches,
        ...(vat_percent === undefined ? {} : { vat_percent: Number(vat_percent) }),
      });
      form.saved(form.changes, vatFieldsOf(saved));
      toast.success('The taxes are saved.');
    } catch (error) {
      showFailure(error, form);
    }
  }

  function applied(isOn: boolean): void {
    // What is put out of reach must not stand in the way of saving.
    if (!isOn && !checkVatSettings(typed).ok) form.setValue('vat_percent', kept.vat_percent);
  }

  function chargeNone(): void {
    updateVat.mutate(
      { apply_vat: false },
      {
        onSuccess: () => toast.success('Noted: this store charges no VAT.'),
        onError: (error) => showFailure(error),
      },
    );
  }

  return (
    <form noValidate className={styles.form} onSubmit={(event) => event.preventDefault()}>
      {!store.account.vat_decided && !typed.apply_vat && (
        <NotificationCard
          title="Does this store charge VAT?"
          action={
            <Button size="sm" busy={updateVat.isPending} onClick={chargeNone}>
              It charges none
            </Button>
          }
        >
          Switch it on below, or say that there is none. You can change it at any time.
        </NotificationCard>
      )}
      <div className={vatStyles.sides}>
        <Card title="VAT">
          <Toggle
            label="Charge VAT"
            hint="While it is off, prices stay as they are and receipts name no VAT."
            {...register('apply_vat', { onChange: (event) => applied(event.target.checked) })}
          />
          <NumberField
            label="Percentage"
            className={vatStyles.percent}
            suffix="%"
            min={0}
            max={100}
            blocksKey={blocksKey}
            round={(text) => roundDecimals(text, PERCENT_PLACES)}
            disabled={!typed.apply_vat}
            hint={`0 to 100, up to ${PERCENT_PLACES} decimals`}
            error={errors.vat_percent?.message}
            ref={percent.ref}
            value={percent.value}
            onChange={percent.onChange}
            onBlur={percent.onBlur}
          />
          <fieldset className={vatStyles.choice}>
            <legend>Your prices</legend>
            <CheckboxField
              type="radio"
              name="prices_include_vat"
              label="VAT is added to them"
              hint="What buyers pay is higher than the price you set."
              disabled={!typed.apply_vat}
              checked={!included.value}
              onChange={() => included.onChange(false)}
            />
            <CheckboxField
              type="radio"
              name="prices_include_vat"
              label="They include VAT"
              hint="Buyers pay the price you set, and VAT is found inside it. Wholesale always adds it."
              disabled={!typed.apply_vat}
              checked={included.value}
              onChange={() => included.onChange(true)}
            />
          </fieldset>
        </Card>
        <VatExample currencyCode={store.currency_code} settings={typed} />
      </div>
      <SaveBar dirty={form.isChanged} onSave={form.handleSubmit(save)} onDiscard={form.discard} />
      <UnsavedGuard dirty={form.isChanged} />
    </form>
  );
}
