import type { ReactNode } from 'react';
import { type ShopPreferences, useChangeShopPreferences } from '#api/stores/storefront.ts';
import type { Store } from '#contract-types.ts';
import { showFailure } from '#parts/forms/checked-form.ts';
import { UnsavedGuard } from '#parts/forms/unsaved-guard.tsx';
import { useCurrency } from '#parts/money/money-text.ts';
import styles from '#screens/settings/settings.module.css';
import { useSavedForm } from '#screens/settings/use-saved-form.ts';
import { sayStorefront as say } from '#sentences/settings/storefront.ts';
import { toast } from '#ui/feedback/toast.tsx';
import { SaveBar } from '#ui/overlays/save-bar.tsx';
import { AccessCard } from './access-card.tsx';
import { CheckoutCard } from './checkout-card.tsx';
import { ContactCard } from './contact-card.tsx';
import { NotificationsCard } from './notifications-card.tsx';
import {
  checkPreferences,
  type PreferenceFields,
  preferenceFields,
  preferencesOf,
} from './preference-fields.ts';
import { StatisticsCard } from './statistics-card.tsx';

interface PreferencesFormProps {
  preferences: ShopPreferences;
  store: Store;
  /** What stands between the form and its save bar, which is the last thing on the screen. */
  children: ReactNode;
}

/** The preferences as one form with one save bar. */
export function PreferencesForm({ preferences, store, children }: PreferencesFormProps) {
  const currency = useCurrency();
  const { has_password: hasPassword, version } = preferences;
  const form = useSavedForm<PreferenceFields>(
    (fields) => checkPreferences(fields, currency, hasPassword),
    preferenceFields(preferences, currency),
  );
  const change = useChangeShopPreferences();

  async function save(fields: PreferenceFields): Promise<void> {
    try {
      const saved = await change.mutateAsync({ version, ...preferencesOf(fields, currency) });
      form.saved(fields, preferenceFields(saved, currency));
      toast.success(say('saved'));
    } catch (error) {
      showFailure(error, form);
    }
  }

  return (
    <>
      <form noValidate className={styles.form} onSubmit={(event) => event.preventDefault()}>
        <AccessCard form={form} hasPassword={hasPassword} address={store.storefront_url} />
        <CheckoutCard form={form} />
        <NotificationsCard form={form} store={store} />
        <ContactCard form={form} store={store} />
        <StatisticsCard form={form} />
      </form>
      {children}
      <SaveBar dirty={form.isChanged} onSave={form.handleSubmit(save)} onDiscard={form.discard} />
      <UnsavedGuard dirty={form.isChanged} />
    </>
  );
}
