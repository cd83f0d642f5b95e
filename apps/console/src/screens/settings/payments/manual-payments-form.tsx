import type { ReactNode } from 'react';
import { useController, useWatch } from 'react-hook-form';
import { Link } from 'react-router';
import type { Zone } from '#api/sales/delivery.ts';
import { type ManualPayments, useChangeManualPayments } from '#api/sales/manual-payments.ts';
import { showFailure } from '#parts/forms/checked-form.ts';
import { UnsavedGuard } from '#parts/forms/unsaved-guard.tsx';
import { MoneyInput } from '#parts/money/money-input.tsx';
import { useCurrency } from '#parts/money/money-text.ts';
import { CountInput } from '#parts/numbers/count-input.tsx';
import { paths } from '#paths.ts';
import { useSavedForm } from '#screens/settings/use-saved-form.ts';
import { richText } from '#sentences/frame/rich-text.ts';
import { sayManualPayments as say } from '#sentences/settings/storefront.ts';
import { toast } from '#ui/feedback/toast.tsx';
import { FormError } from '#ui/fields/form-error.tsx';
import { Toggle } from '#ui/fields/toggle.tsx';
import { Card } from '#ui/layout/card.tsx';
import { Muted, Stack } from '#ui/layout/layout.tsx';
import { SaveBar } from '#ui/overlays/save-bar.tsx';
import { checkFields, fieldsOf, type ManualPaymentFields, settingsOf } from './manual-payment-fields.ts';
import styles from './manual-payments.module.css';
import { ZoneChoice } from './zone-choice.tsx';

interface ManualPaymentsFormProps {
  settings: ManualPayments;
  zones: readonly Zone[];
  bankDetails: string;
  /** What stands between the form and its save bar, which is the last thing on the screen. */
  children: ReactNode;
}

/** Payment on delivery and by bank transfer, with one save bar. */
export function ManualPaymentsForm({ settings, zones, bankDetails, children }: ManualPaymentsFormProps) {
  const currency = useCurrency();
  const form = useSavedForm<ManualPaymentFields>(
    (fields) => checkFields(fields, currency, bankDetails),
    fieldsOf(settings, currency),
  );
  const change = useChangeManualPayments();
  const { control } = form;
  const typed = useWatch({ control }) as ManualPaymentFields;
  const { errors } = form.formState;
  const onDelivery = useController({ control, name: 'pay_on_delivery' }).field;
  const most = useController({ control, name: 'pay_on_delivery_max' }).field;
  const inZones = useController({ control, name: 'pay_on_delivery_zones' }).field;
  const transfer = useController({ control, name: 'bank_transfer' }).field;
  const proof = useController({ control, name: 'bank_transfer_proof' }).field;
  const days = useController({ control, name: 'bank_transfer_days' }).field;

  async function save(fields: ManualPaymentFields): Promise<void> {
    try {
      const { version } = settings;
      const saved = await change.mutateAsync({ version, ...settingsOf(fields, currency) });
      form.saved(fields, fieldsOf(saved, currency));
      toast.success(say('saved'));
    } catch (error) {
      showFailure(error, form);
    }
  }

  return (
    <>
      <form noValidate onSubmit={(event) => event.preventDefault()}>
        <Card title={say('manual.title')} description={say('manual.hint')}>
          <Stack gap={6}>
            <Stack>
              <Toggle
                label={say('delivery.offer')}
                hint={say('delivery.offer.hint')}
                checked={onDelivery.value}
                onChange={onDelivery.onChange}
              />
              {typed.pay_on_delivery && (
                <div className={styles.more}>
                  <MoneyInput
                    label={say('delivery.max')}
                    className={styles.narrow}
                    optional
                    error={errors.pay_on_delivery_max?.message}
                    value={most.value}
                    onChange={most.onChange}
                  />
                  <ZoneChoice zones={zones} value={inZones.value} onChange={inZones.onChange} />
                  {errors.pay_on_delivery_zones && (
                    <FormError>{errors.pay_on_delivery_zones.message}</FormError>
                  )}
                </div>
              )}
            </Stack>
            <Stack>
              <Toggle
                label={say('transfer.offer')}
                hint={say('transfer.offer.hint')}
                error={errors.bank_transfer?.message}
                checked={transfer.value}
                onChange={transfer.onChange}
              />
              {typed.bank_transfer && (
                <div className={styles.more}>
                  <BankDetails text={bankDetails} />
                  <CountInput
                    label={say('transfer.days')}
                    hint={say('transfer.days.hint')}
                    className={styles.narrow}
                    min={1}
                    error={errors.bank_transfer_days?.message}
                    value={days.value}
                    onChange={days.onChange}
                  />
                  <Toggle
                    label={say('transfer.proof')}
                    hint={say('transfer.proof.hint')}
                    checked={proof.value}
                    onChange={proof.onChange}
                  />
                </div>
              )}
            </Stack>
          </Stack>
        </Card>
      </form>
      {children}
      <SaveBar dirty={form.isChanged} onSave={form.handleSubmit(save)} onDiscard={form.discard} />
      <UnsavedGuard dirty={form.isChanged} />
    </>
  );
}

function BankDetails({ text }: { text: string }) {
  const link = (words: (string | ReactNode)[]) => <Link to={paths.storeSettings}>{words}</Link>;
  if (text === '') return <Muted>{richText(say.rich('transfer.none', { link }))}</Muted>;
  return (
    <div>
      <h3>{say('transfer.details')}</h3>
      <p className={styles.details}>{text}</p>
      <Muted>{richText(say.rich('transfer.change', { link }))}</Muted>
    </div>
  );
}
