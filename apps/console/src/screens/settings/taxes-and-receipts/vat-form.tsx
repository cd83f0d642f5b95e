import { PERCENT_PLACES } from '@sokoni/rules/money/percent';
import { checkVatSettings } from '@sokoni/rules/stores/vat-settings';
import { useState } from 'react';
import { useController, useWatch } from 'react-hook-form';
import { useUpdateVat } from '#api/stores/stores.ts';
import type { Store } from '#contract-types.ts';
import { showFailure } from '#parts/forms/checked-form.ts';
import { UnsavedGuard } from '#parts/forms/unsaved-guard.tsx';
import { NumberInput } from '#parts/numbers/number-input.tsx';
import styles from '#screens/settings/settings.module.css';
import { useSavedForm } from '#screens/settings/use-saved-form.ts';
import { sayTaxes } from '#sentences/settings/taxes.ts';
import { checkStoreSentences } from '#sentences/stores/problems.ts';
import { Button } from '#ui/buttons/button.tsx';
import { NotificationCard } from '#ui/feedback/notification-card.tsx';
import { toast } from '#ui/feedback/toast.tsx';
import { CheckboxField } from '#ui/fields/checkbox-field.tsx';
import { Toggle } from '#ui/fields/toggle.tsx';
import { Card } from '#ui/layout/card.tsx';
import { SaveBar } from '#ui/overlays/save-bar.tsx';
import { VatExample } from './vat-example.tsx';
import vatStyles from './vat-form.module.css';

/** Percentages are kept as they are typed, so that 9.975 stays 9.975. */
type VatFields = {
  apply_vat: boolean;
  vat_percent: string;
  prices_include_vat: boolean;
  /** Empty: delivery bears no VAT. */
  shipping_vat_percent: string;
};

function vatFieldsOf({ account }: Store): VatFields {
  const { apply_vat, vat_percent, prices_include_vat, shipping_vat_percent: shipping } = account;
  const shipping_vat_percent = shipping === null ? '' : String(shipping);
  return { apply_vat, vat_percent: String(vat_percent), prices_include_vat, shipping_vat_percent };
}

export function VatForm({ store }: { store: Store }) {
  const current = vatFieldsOf(store);
  const form = useSavedForm((fields) => checkStoreSentences(checkVatSettings(fields)), current);
  const updateVat = useUpdateVat();
  const { control } = form;
  const applied = useController({ control, name: 'apply_vat' }).field;
  const percent = useController({ control, name: 'vat_percent' }).field;
  const shipping = useController({ control, name: 'shipping_vat_percent' }).field;
  const included = useController({ control, name: 'prices_include_vat' }).field;
  const typed = useWatch({ control }) as VatFields;
  const { errors } = form.formState;
  // Emptied, the rate of delivery turns the switch off once it is left.
  const [isTyping, setIsTyping] = useState(false);
  const isDeliveryOn = typed.shipping_vat_percent !== '' || isTyping;

  async function save(): Promise<void> {
    const { vat_percent, shipping_vat_percent, ...switches } = form.changes;
    try {
      const saved = await updateVat.mutateAsync({
        ...switches,
        ...(vat_percent === undefined ? {} : { vat_percent: Number(vat_percent) }),
        ...(shipping_vat_percent === undefined
          ? {}
          : { shipping_vat_percent: shipping_vat_percent === '' ? null : Number(shipping_vat_percent) }),
      });
      form.saved(form.changes, vatFieldsOf(saved));
      toast.success(sayTaxes('saved'));
    } catch (error) {
      showFailure(error, form);
    }
  }

  function switchVat(isOn: boolean): void {
    applied.onChange(isOn);
    // What is put out of reach must not stand in the way of saving.
    if (isOn || checkVatSettings(typed).ok) return;
    form.setValue('vat_percent', current.vat_percent);
    form.setValue('shipping_vat_percent', current.shipping_vat_percent);
  }

  function chargeNone(): void {
    updateVat.mutate(
      { apply_vat: false },
      {
        onSuccess: () => toast.success(sayTaxes('question.noneSaved')),
        onError: (error) => showFailure(error),
      },
    );
  }

  return (
    <form noValidate className={styles.form} onSubmit={(event) => event.preventDefault()}>
      {!store.account.vat_decided && !typed.apply_vat && (
        <NotificationCard
          title={sayTaxes('question.title')}
          action={
            <Button size="sm" busy={updateVat.isPending} onClick={chargeNone}>
              {sayTaxes('question.none')}
            </Button>
          }
        >
          {sayTaxes('question.text')}
        </NotificationCard>
      )}
      <div className={vatStyles.sides}>
        <Card title={sayTaxes('vat.title')}>
          <Toggle
            label={sayTaxes('vat.charge')}
            hint={sayTaxes('vat.charge.hint')}
            checked={applied.value}
            onChange={switchVat}
          />
          <NumberInput
            label={sayTaxes('vat.rate')}
            className={vatStyles.percent}
            suffix="%"
            min={0}
            max={100}
            places={PERCENT_PLACES}
            disabled={!typed.apply_vat}
            hint={sayTaxes('vat.rate.hint', { places: PERCENT_PLACES })}
            error={errors.vat_percent?.message}
            ref={percent.ref}
            value={percent.value}
            onChange={percent.onChange}
            onBlur={percent.onBlur}
          />
          <Toggle
            label={sayTaxes('vat.delivery')}
            checked={isDeliveryOn}
            disabled={!typed.apply_vat}
            onChange={(isOn) => shipping.onChange(isOn ? typed.vat_percent : '')}
          />
          {isDeliveryOn && (
            <NumberInput
              label={sayTaxes('vat.deliveryRate')}
              className={vatStyles.percent}
              suffix="%"
              min={0}
              max={100}
              places={PERCENT_PLACES}
              disabled={!typed.apply_vat}
              error={errors.shipping_vat_percent?.message}
              ref={shipping.ref}
              value={shipping.value}
              onChange={shipping.onChange}
              onFocus={() => setIsTyping(true)}
              onBlur={() => {
                setIsTyping(false);
                shipping.onBlur();
              }}
            />
          )}
          <fieldset className={vatStyles.choice}>
            <legend>{sayTaxes('vat.prices')}</legend>
            <CheckboxField
              type="radio"
              name="prices_include_vat"
              label={sayTaxes('vat.exclude')}
              hint={sayTaxes('vat.exclude.hint')}
              disabled={!typed.apply_vat}
              checked={!included.value}
              onChange={() => included.onChange(false)}
            />
            <CheckboxField
              type="radio"
              name="prices_include_vat"
              label={sayTaxes('vat.include')}
              hint={sayTaxes('vat.include.hint')}
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
