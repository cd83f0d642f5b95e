import type { ReactNode } from 'react';
import { useUpdateSocial, useUpdateStore } from '#api/stores/stores.ts';
import type { Store } from '#contract-types.ts';
import { showFailure } from '#parts/forms/checked-form.ts';
import { UnsavedGuard } from '#parts/forms/unsaved-guard.tsx';
import styles from '#screens/settings/settings.module.css';
import { useSavedForm } from '#screens/settings/use-saved-form.ts';
import { sayStoreSettings } from '#sentences/settings/store.ts';
import { toast } from '#ui/feedback/toast.tsx';
import { SaveBar } from '#ui/overlays/save-bar.tsx';
import { ContactCard } from './store-contact-card.tsx';
import { DocumentsCard } from './store-documents-card.tsx';
import { checkStoreFields, splitChanges, storeFieldsOf } from './store-fields.ts';
import { LinksCard } from './store-links-card.tsx';
import { ProfileCard } from './store-profile-card.tsx';
import { SellingCard } from './store-selling-card.tsx';

interface StoreFormProps {
  store: Store;
  /** What stands between the form and its save bar, which is the last thing on the screen. */
  children: ReactNode;
}

/** The store as one form with one save bar; behind it stand two calls, which get what changed of theirs. */
export function StoreForm({ store, children }: StoreFormProps) {
  const form = useSavedForm(checkStoreFields, storeFieldsOf(store));
  const updateStore = useUpdateStore();
  const updateSocial = useUpdateSocial();

  async function save(): Promise<void> {
    const { update, social } = splitChanges(form.changes);
    try {
      if (update) form.saved(update, storeFieldsOf(await updateStore.mutateAsync(update)));
      if (social) form.saved(social, storeFieldsOf(await updateSocial.mutateAsync(social)));
      toast.success(sayStoreSettings('saved'));
    } catch (error) {
      showFailure(error, form);
    }
  }

  return (
    <>
      <form noValidate className={styles.form} onSubmit={(event) => event.preventDefault()}>
        <ProfileCard form={form} store={store} />
        <ContactCard form={form} />
        <SellingCard form={form} store={store} />
        <DocumentsCard form={form} />
        <LinksCard form={form} />
      </form>
      {children}
      <SaveBar dirty={form.isChanged} onSave={form.handleSubmit(save)} onDiscard={form.discard} />
      <UnsavedGuard dirty={form.isChanged} />
    </>
  );
}
