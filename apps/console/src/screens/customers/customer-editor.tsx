import { allows } from '@sokoni/rules/roles';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import { Link } from 'react-router';
import { isFailure } from '#api/api-error.ts';
import { useChangeCustomer } from '#api/customers.ts';
import { keys } from '#api/keys.ts';
import { useActiveStoreId } from '#api/stores.ts';
import type { Customer, CustomerDuplicate } from '#api/types.ts';
import { showFailure } from '#parts/checked-form.ts';
import { dayText } from '#parts/dates.ts';
import { useCurrency } from '#parts/money-text.ts';
import { useLeaveTo } from '#parts/use-leave-to.ts';
import { paths } from '#paths.ts';
import { rolesHere, useSession } from '#session/session.ts';
import { Page } from '#shell/page.tsx';
import { UnsavedGuard } from '#shell/unsaved-guard.tsx';
import { BackWords, backClass } from '#ui/back-button.tsx';
import { Button } from '#ui/button.tsx';
import { Columns, Stack } from '#ui/layout.tsx';
import { NotificationCard } from '#ui/notification-card.tsx';
import { PageHeader } from '#ui/page-header.tsx';
import { SaveBar } from '#ui/save-bar.tsx';
import { toast } from '#ui/toast.tsx';
import { AddressesCard } from './addresses-card.tsx';
import { ContactCard } from './contact-card.tsx';
import { CreditCard } from './credit-card.tsx';
import { CustomerConflict } from './customer-conflict.tsx';
import { type CustomerFields, changeBody, fieldsOf } from './customer-fields.ts';
import { CustomerMenu } from './customer-menu.tsx';
import { Duplicates } from './duplicates.tsx';
import { GroupCard } from './group-card.tsx';
import { MergeModal } from './merge-modal.tsx';
import { MoneyCard } from './money-card.tsx';
import { NotesCard } from './notes-card.tsx';
import { StatementButton } from './statement-button.tsx';
import { useCustomerForm } from './use-customer-form.ts';

/** A customer as saved, or as somebody is changing it. What a colleague changes shows at once, unless something is typed. */
export function CustomerEditor({ customer }: { customer: Customer }) {
  const [loaded, setLoaded] = useState(customer);
  const [isChanged, setIsChanged] = useState(false);
  /** What was typed over an earlier version and goes on over a later one. */
  const [kept, setKept] = useState<CustomerFields | null>(null);
  const latest = isChanged ? loaded : customer;
  return (
    <LoadedCustomer
      key={latest.version}
      customer={latest}
      figures={customer}
      start={kept}
      fresh={isChanged && customer.version > loaded.version ? customer : null}
      onChanged={(changed) => {
        if (changed && !isChanged) setLoaded(customer);
        if (changed !== isChanged) setIsChanged(changed);
        if (!changed) setKept(null);
      }}
      onMerged={(merged, over) => {
        setKept(merged);
        setLoaded(over);
      }}
    />
  );
}

interface LoadedCustomerProps {
  customer: Customer;
  /** With what orders have added since. */
  figures: Customer;
  start: CustomerFields | null;
  /** As somebody else has saved it since. */
  fresh: Customer | null;
  onChanged: (isChanged: boolean) => void;
  onMerged: (merged: CustomerFields, over: Customer) => void;
}

function LoadedCustomer({ customer, figures, start, fresh, onChanged, onMerged }: LoadedCustomerProps) {
  const roles = useSession(rolesHere);
  const currency = useCurrency();
  const [base] = useState(() => fieldsOf(customer, currency));
  const form = useCustomerForm(base, start ?? base);
  const changeCustomer = useChangeCustomer(customer.id);
  const [isSaving, setIsSaving] = useState(false);
  const [isComparing, setIsComparing] = useState(false);
  const [merging, setMerging] = useState<{ other: CustomerDuplicate | null } | null>(null);
  const client = useQueryClient();
  const storeId = useActiveStoreId();
  const { isLeaving, leaveTo } = useLeaveTo();
  const tell = useEffectEvent(onChanged);
  useEffect(() => tell(form.isChanged), [form.isChanged]);

  async function save(): Promise<void> {
    if (!form.check()) return;
    setIsSaving(true);
    try {
      const setsCredit = allows(roles, 'setCreditLimit');
      const change = changeBody(base, form.typed, currency, { version: customer.version, setsCredit });
      await changeCustomer.mutateAsync(change);
      onChanged(false);
      toast.success('The customer is saved.');
    } catch (error) {
      setIsSaving(false);
      if (isFailure(error, 'changed_meanwhile')) {
        await client.invalidateQueries({ queryKey: keys.customer(storeId, customer.id) });
        setIsComparing(true);
      } else showFailure(error);
    }
  }

  return (
    <Page width="wide">
      <PageHeader
        title={customer.name}
        description={`Added ${dayText(customer.created_at)}${
          customer.updated_by ? ` · last saved by ${customer.updated_by}` : ''
        }`}
        back={
          <Link to={paths.customers} className={backClass}>
            <BackWords />
          </Link>
        }
        actions={
          <>
            {allows(roles, 'seeAllSales') && <StatementButton customer={figures} />}
            <CustomerMenu
              customer={figures}
              onErased={() => leaveTo(paths.customers, { replace: true })}
              onMerge={() => setMerging({ other: null })}
            />
          </>
        }
      />
      {fresh && !isSaving && (
        <NotificationCard
          kind="attention"
          title={`${fresh.updated_by || 'Somebody else'} has saved this customer`}
          action={
            <Button size="sm" onClick={() => setIsComparing(true)}>
              See what changed
            </Button>
          }
        >
          What you typed is still here, and not saved yet.
        </NotificationCard>
      )}
      {allows(roles, 'eraseCustomer') && (
        <Duplicates customer={figures} onMerge={(other) => setMerging({ other })} />
      )}
      <Columns>
        <Stack>
          <ContactCard form={form} />
          <AddressesCard form={form} />
          <NotesCard form={form} />
        </Stack>
        <Stack>
          {allows(roles, 'seeAllSales') && <MoneyCard form={form} customer={figures} />}
          <CreditCard customer={customer} />
          <GroupCard form={form} />
        </Stack>
      </Columns>
      {fresh && isComparing && (
        <CustomerConflict
          base={base}
          mine={form.typed}
          fresh={fresh}
          onMerged={onMerged}
          onClose={() => setIsComparing(false)}
        />
      )}
      {merging && <MergeModal customer={figures} other={merging.other} onClose={() => setMerging(null)} />}
      <SaveBar dirty={form.isChanged} onSave={save} onDiscard={form.discard} />
      <UnsavedGuard dirty={form.isChanged && !isLeaving} />
    </Page>
  );
}
