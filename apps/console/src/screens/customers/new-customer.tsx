import { allows } from '@sokoni/rules/roles';
import { Link } from 'react-router';
import { useAddCustomer } from '#api/customers.ts';
import { showFailure } from '#parts/checked-form.ts';
import { useCurrency } from '#parts/money-text.ts';
import { useLeaveTo } from '#parts/use-leave-to.ts';
import { paths } from '#paths.ts';
import { rolesHere, useSession } from '#session/session.ts';
import { Page } from '#shell/page.tsx';
import { UnsavedGuard } from '#shell/unsaved-guard.tsx';
import { BackWords, backClass } from '#ui/back-button.tsx';
import { Columns, Stack } from '#ui/layout.tsx';
import { PageHeader } from '#ui/page-header.tsx';
import { SaveBar } from '#ui/save-bar.tsx';
import { toast } from '#ui/toast.tsx';
import { AddressesCard } from './addresses-card.tsx';
import { ContactCard } from './contact-card.tsx';
import { blankCustomer, draftBody } from './customer-fields.ts';
import { GroupCard } from './group-card.tsx';
import { MoneyCard } from './money-card.tsx';
import { NotesCard } from './notes-card.tsx';
import { useCustomerForm } from './use-customer-form.ts';

/** A customer added by hand. */
export function NewCustomerScreen() {
  const setsCredit = allows(useSession(rolesHere), 'setCreditLimit');
  const currency = useCurrency();
  const form = useCustomerForm(blankCustomer, blankCustomer);
  const addCustomer = useAddCustomer();
  const { isLeaving, leaveTo } = useLeaveTo();

  async function save(): Promise<void> {
    if (!form.check()) return;
    try {
      const customer = await addCustomer.mutateAsync(draftBody(form.typed, currency, setsCredit));
      toast.success(`${customer.name} is added.`);
      leaveTo(paths.customer(customer.id), { replace: true });
    } catch (error) {
      showFailure(error);
    }
  }

  return (
    <Page width="wide">
      <PageHeader
        title="New customer"
        back={
          <Link to={paths.customers} className={backClass}>
            <BackWords />
          </Link>
        }
      />
      <Columns>
        <Stack>
          <ContactCard form={form} />
          <AddressesCard form={form} />
          <NotesCard form={form} />
        </Stack>
        <Stack>
          <GroupCard form={form} />
          {setsCredit && <MoneyCard form={form} />}
        </Stack>
      </Columns>
      <SaveBar dirty={form.isChanged} onSave={save} onDiscard={form.discard} />
      <UnsavedGuard dirty={form.isChanged && !isLeaving} />
    </Page>
  );
}
