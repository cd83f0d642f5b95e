import { allows } from '@sokoni/rules/access/roles';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useId, useState } from 'react';
import { useActiveStoreId } from '#api/client/active-store.ts';
import { isFailure } from '#api/client/api-error.ts';
import { keys } from '#api/client/keys.ts';
import { useChangeCustomer } from '#api/customers/customers.ts';
import type { Customer } from '#contract-types.ts';
import { showFailure } from '#parts/forms/checked-form.ts';
import { SavedMeanwhile } from '#parts/forms/saved-meanwhile.tsx';
import { UnsavedGuard } from '#parts/forms/unsaved-guard.tsx';
import { useCurrency } from '#parts/money/money-text.ts';
import { changeBody, fieldsOf } from '#screens/customers/form/customer-fields.ts';
import { useCustomerForm } from '#screens/customers/form/use-customer-form.ts';
import { GroupCard } from '#screens/customers/groups/group-card.tsx';
import { sayCustomerForm } from '#sentences/customers/form.ts';
import { rolesHere, useSession } from '#session/session.ts';
import { Button } from '#ui/buttons/button.tsx';
import { toast } from '#ui/feedback/toast.tsx';
import { Row, Stack } from '#ui/layout/layout.tsx';
import { Drawer } from '#ui/overlays/drawer.tsx';
import { ConfirmModal } from '#ui/overlays/modal.tsx';
import { AddressesCard } from './addresses-card.tsx';
import { CreditLimitCard } from './credit-limit-card.tsx';
import { ContactCard } from './customer-contact-card.tsx';
import { NotesCard } from './notes-card.tsx';

interface CustomerEditorProps {
  customer: Customer;
  onClose: () => void;
}

/** A customer as somebody is changing it. What a colleague changes shows at once, unless something is typed. */
export function CustomerEditor({ customer, onClose }: CustomerEditorProps) {
  const [loaded, setLoaded] = useState(customer);
  const [isChanged, setIsChanged] = useState(false);
  const latest = isChanged ? loaded : customer;
  return (
    <LoadedCustomer
      key={latest.version}
      customer={latest}
      newer={isChanged && customer.version > loaded.version ? customer : null}
      onChanged={(changed) => {
        if (changed && !isChanged) setLoaded(customer);
        if (changed !== isChanged) setIsChanged(changed);
      }}
      onClose={onClose}
    />
  );
}

interface LoadedCustomerProps extends CustomerEditorProps {
  /** As somebody else has saved it since. */
  newer: Customer | null;
  onChanged: (isChanged: boolean) => void;
}

function LoadedCustomer({ customer, newer, onChanged, onClose }: LoadedCustomerProps) {
  const setsCredit = allows(useSession(rolesHere), 'setCreditLimit');
  const currency = useCurrency();
  const [base] = useState(() => fieldsOf(customer, currency));
  const form = useCustomerForm(base);
  const changeCustomer = useChangeCustomer(customer.id);
  const [isSaving, setIsSaving] = useState(false);
  const [isAsking, setIsAsking] = useState(false);
  const [isLeaving, setIsLeaving] = useState(false);
  const formId = useId();
  const client = useQueryClient();
  const storeId = useActiveStoreId();
  const tell = useEffectEvent(onChanged);
  useEffect(() => tell(form.isChanged), [form.isChanged]);

  async function save(): Promise<void> {
    if (!form.check()) return;
    if (!form.isChanged) return onClose();
    setIsSaving(true);
    try {
      const change = changeBody(base, form.typed, currency, { version: customer.version, setsCredit });
      await changeCustomer.mutateAsync(change);
      toast.success(sayCustomerForm('edit.saved'));
      onClose();
    } catch (error) {
      setIsSaving(false);
      if (isFailure(error, 'changed_meanwhile')) {
        await client.invalidateQueries({ queryKey: keys.customer(storeId, customer.id) });
        setIsAsking(true);
      } else showFailure(error);
    }
  }

  const leave = () => (form.isChanged ? setIsLeaving(true) : onClose());
  return (
    <Drawer
      open
      onClose={leave}
      title={sayCustomerForm('edit.title')}
      footer={
        <Row justify="end" style={{ inlineSize: '100%' }}>
          <Button onClick={leave} disabled={isSaving}>
            {sayCustomerForm('edit.cancel')}
          </Button>
          <Button type="submit" form={formId} variant="primary" busy={isSaving}>
            {sayCustomerForm('edit.save')}
          </Button>
        </Row>
      }
    >
      <form
        id={formId}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          if (!isSaving) void save();
        }}
      >
        <Stack>
          {newer && !isSaving && (
            <SavedMeanwhile
              savedBy={newer.updated_by}
              savedAt={newer.updated_at}
              isAsking={isAsking}
              onAsk={setIsAsking}
              onTakeTheirs={() => onChanged(false)}
            />
          )}
          <ContactCard form={form} />
          <AddressesCard form={form} />
          <GroupCard form={form} />
          {setsCredit && <CreditLimitCard form={form} />}
          <NotesCard form={form} />
        </Stack>
      </form>
      <ConfirmModal
        open={isLeaving}
        danger
        title={sayCustomerForm('discard.title')}
        confirmLabel={sayCustomerForm('discard.confirm')}
        cancelLabel={sayCustomerForm('discard.cancel')}
        onCancel={() => setIsLeaving(false)}
        onConfirm={onClose}
      >
        {sayCustomerForm('discard.text')}
      </ConfirmModal>
      <UnsavedGuard dirty={form.isChanged && !isSaving} />
    </Drawer>
  );
}
