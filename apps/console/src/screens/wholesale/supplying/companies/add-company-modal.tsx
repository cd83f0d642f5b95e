import type { PaymentTerms } from '@sokoni/rules/wholesale/payment-terms';
import { useState } from 'react';
import { isFailure } from '#api/client/api-error.ts';
import { messageOf } from '#api/client/message-of.ts';
import { useAddCompany } from '#api/wholesale/supplying.ts';
import type { Company } from '#contract-types.ts';
import { CustomerPicker, type PickedCustomer } from '#parts/customers/customer-picker.tsx';
import { showFailure } from '#parts/forms/checked-form.ts';
import { sayCompanies as say } from '#sentences/wholesale/companies.ts';
import { toast } from '#ui/feedback/toast.tsx';
import { FormError } from '#ui/fields/form-error.tsx';
import { FormModal } from '#ui/overlays/form-modal.tsx';
import { type ChosenPriceList, PriceListSelect } from '../form/price-list-select.tsx';
import { CompanyTermsSelect } from '../form/terms-select.tsx';

interface AddCompanyModalProps {
  onClose: () => void;
  onAdded: (company: Company) => void;
}

/** A customer who buys as a company from now on: one that is there, or a new one. */
export function AddCompanyModal({ onClose, onAdded }: AddCompanyModalProps) {
  const [customer, setCustomer] = useState<PickedCustomer | null>(null);
  const [priceList, setPriceList] = useState<ChosenPriceList | null>(null);
  const [terms, setTerms] = useState<PaymentTerms | null>(null);
  const [problem, setProblem] = useState<string>();
  const addCompany = useAddCompany();

  async function save(): Promise<void> {
    if (!customer) return setProblem(say('add.customerMissing'));
    try {
      const company = await addCompany.mutateAsync({
        customer_id: customer.id,
        price_list_id: priceList?.id ?? null,
        payment_terms: terms,
      });
      toast.success(say('add.done', { name: company.name }));
      onAdded(company);
    } catch (error) {
      if (isFailure(error, 'company_exists')) setProblem(messageOf(error));
      else showFailure(error);
    }
  }

  return (
    <FormModal
      title={say('add.title')}
      confirmLabel={say('list.add')}
      busy={addCompany.isPending}
      locked={customer !== null}
      onSubmit={save}
      onClose={onClose}
    >
      <CustomerPicker
        label={say('add.customer')}
        error={customer ? undefined : problem}
        value={customer}
        onChange={(picked) => {
          setCustomer(picked);
          setProblem(undefined);
        }}
      />
      <PriceListSelect value={priceList} onChange={setPriceList} />
      <CompanyTermsSelect value={terms} onChange={setTerms} />
      {customer && problem && <FormError>{problem}</FormError>}
    </FormModal>
  );
}
