import { allows } from '@sokoni/rules/access/roles';
import { useAddCustomer } from '#api/customers/customers.ts';
import { showFailure } from '#parts/forms/checked-form.ts';
import { UnsavedGuard } from '#parts/forms/unsaved-guard.tsx';
import { useLeaveTo } from '#parts/forms/use-leave-to.ts';
import { useCurrency } from '#parts/money/money-text.ts';
import { BackLink } from '#parts/pages/back-link.tsx';
import { Page } from '#parts/pages/page.tsx';
import { paths } from '#paths.ts';
import { blankCustomer, draftBody } from '#screens/customers/form/customer-fields.ts';
import { useCustomerForm } from '#screens/customers/form/use-customer-form.ts';
import { GroupCard } from '#screens/customers/groups/group-card.tsx';
import { sayCustomerForm } from '#sentences/customers/form.ts';
import { rolesHere, useSession } from '#session/session.ts';
import { toast } from '#ui/feedback/toast.tsx';
import { Columns, Stack } from '#ui/layout/layout.tsx';
import { PageHeader } from '#ui/layout/page-header.tsx';
import { SaveBar } from '#ui/overlays/save-bar.tsx';
import { AddressesCard } from './addresses-card.tsx';
import { CreditLimitCard } from './credit-limit-card.tsx';
import { ContactCard } from './customer-contact-card.tsx';
import { NotesCard } from './notes-card.tsx';

/** A customer added by hand. */
export function NewCustomerScreen() {
  const setsCredit = allows(useSession(rolesHere), 'setCreditLimit');
  const currency = useCurrency();
  const form = useCustomerForm(blankCustomer);
  const addCustomer = useAddCustomer();
  const { isLeaving, leaveTo } = useLeaveTo();

  async function save(): Promise<void> {
    if (!form.check()) return;
    try {
      const customer = await addCustomer.mutateAsync(draftBody(form.typed, currency, setsCredit));
      toast.success(sayCustomerForm('new.added', { name: customer.name }));
      leaveTo(paths.customer(customer.id), { replace: true });
    } catch (error) {
      showFailure(error);
    }
  }

  return (
    <Page width="wide">
      <PageHeader title={sayCustomerForm('new.title')} back={<BackLink to={paths.customers} />} />
      <Columns>
        <Stack>
          <ContactCard form={form} />
          <AddressesCard form={form} />
          <NotesCard form={form} />
        </Stack>
        <Stack>
          <GroupCard form={form} />
          {setsCredit && <CreditLimitCard form={form} />}
        </Stack>
      </Columns>
      <SaveBar dirty={form.isChanged} onSave={save} onDiscard={form.discard} />
      <UnsavedGuard dirty={form.isChanged && !isLeaving} />
    </Page>
  );
}
