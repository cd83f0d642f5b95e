import type { PaymentTerms } from '@sokoni/rules/wholesale/payment-terms';
import { useState } from 'react';
import { isFailure } from '#api/client/api-error.ts';
import { messageOf } from '#api/client/message-of.ts';
import { useDecideRequest } from '#api/wholesale/supplying.ts';
import type { AccessRequest } from '#contract-types.ts';
import { CustomerPicker, type PickedCustomer } from '#parts/customers/customer-picker.tsx';
import { showFailure } from '#parts/forms/checked-form.ts';
import { MoneyInput } from '#parts/money/money-input.tsx';
import { useCurrency } from '#parts/money/money-text.ts';
import { amountOf, amountProblem } from '#parts/numbers/typed-number.ts';
import { sayRequests as say } from '#sentences/wholesale/requests.ts';
import { toast } from '#ui/feedback/toast.tsx';
import { FormError } from '#ui/fields/form-error.tsx';
import { Segmented } from '#ui/fields/segmented.tsx';
import { FormModal } from '#ui/overlays/form-modal.tsx';
import { type ChosenPriceList, PriceListSelect } from '../form/price-list-select.tsx';
import { CompanyTermsSelect } from '../form/terms-select.tsx';

interface ApproveModalProps {
  request: AccessRequest;
  onClose: () => void;
}

const records = ['new', 'existing'] as const;

/** Makes a company of who asks: by which prices and terms it buys, on how much credit, and who it is among the customers. */
export function ApproveModal({ request, onClose }: ApproveModalProps) {
  const currency = useCurrency();
  const decide = useDecideRequest(request.id);
  const [record, setRecord] = useState<(typeof records)[number]>('new');
  const [customer, setCustomer] = useState<PickedCustomer | null>(null);
  const [priceList, setPriceList] = useState<ChosenPriceList | null>(null);
  const [terms, setTerms] = useState<PaymentTerms | null>(null);
  const [limit, setLimit] = useState('');
  const [isTried, setIsTried] = useState(false);
  const [refused, setRefused] = useState<string>();
  const name = request.company_name;
  const isMissing = record === 'existing' && customer === null;
  const limitProblem = amountProblem(limit, currency, 'an amount');

  async function approve(): Promise<void> {
    setIsTried(true);
    if (isMissing || limitProblem) return;
    try {
      await decide.mutateAsync({
        approved: true,
        ...(record === 'existing' && customer && { customer_id: customer.id }),
        price_list_id: priceList?.id ?? null,
        payment_terms: terms,
        // A customer who is there keeps the limit they have.
        ...((record === 'new' || limit.trim() !== '') && { credit_limit: amountOf(limit, currency) }),
      });
      toast.success(say('approve.done', { name }));
      onClose();
    } catch (error) {
      if (isFailure(error, 'company_exists')) setRefused(messageOf(error));
      else showFailure(error);
    }
  }

  return (
    <FormModal
      title={say('approve.title', { name })}
      confirmLabel={say('approve.confirm')}
      busy={decide.isPending}
      onSubmit={approve}
      onClose={onClose}
    >
      <Segmented
        label={say('approve.customer')}
        options={records.map((value) => ({ value, label: say(`approve.customer.${value}`) }))}
        value={record}
        onChange={(next) => {
          setRecord(next);
          setRefused(undefined);
        }}
      />
      {record === 'existing' && (
        <CustomerPicker
          error={isTried && isMissing ? say('approve.customerMissing') : undefined}
          value={customer}
          onChange={(picked) => {
            setCustomer(picked);
            setRefused(undefined);
          }}
        />
      )}
      <PriceListSelect value={priceList} onChange={setPriceList} />
      <CompanyTermsSelect value={terms} onChange={setTerms} />
      <MoneyInput
        label={say('approve.limit')}
        optional
        hint={say(`approve.credit.${record}`)}
        error={isTried ? limitProblem : undefined}
        value={limit}
        onChange={setLimit}
      />
      {refused && <FormError>{refused}</FormError>}
    </FormModal>
  );
}
