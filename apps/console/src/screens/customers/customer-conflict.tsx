import { useCustomerGroups } from '#api/customers.ts';
import type { Customer } from '#api/types.ts';
import { DifferencesModal, shownWords } from '#parts/differences-modal.tsx';
import { useCurrency } from '#parts/money-text.ts';
import { useCountryName } from './addresses-card.tsx';
import { addressLines, type CustomerFields, fieldsOf } from './customer-fields.ts';
import { customerDifferences, mergeCustomer } from './merge-customer.ts';

interface CustomerConflictProps {
  /** As it was loaded here. */
  base: CustomerFields;
  mine: CustomerFields;
  /** As somebody else has saved it. */
  fresh: Customer;
  onMerged: (merged: CustomerFields, fresh: Customer) => void;
  onClose: () => void;
}

/** Two people on one customer: what the other one has saved, beside what was typed here. */
export function CustomerConflict({ base, mine, fresh, onMerged, onClose }: CustomerConflictProps) {
  const theirs = fieldsOf(fresh, useCurrency());
  const groups = useCustomerGroups().data ?? [];
  const countryName = useCountryName();
  const words = {
    group: (id: string) => groups.find((group) => group.id === id)?.name ?? id,
    address: (address: CustomerFields['addresses'][number]) =>
      [address.label, ...addressLines(address, countryName), address.phone].filter(Boolean).join(', '),
  };
  return (
    <DifferencesModal
      differences={shownWords(customerDifferences(base, mine, theirs, words))}
      savedBy={fresh.updated_by}
      savedAt={fresh.updated_at}
      onResolve={(preference) => onMerged(mergeCustomer(base, mine, theirs, preference), fresh)}
      onClose={onClose}
    />
  );
}
