import { useState } from 'react';
import { useCustomer } from '#api/customers/customers.ts';
import { useStoreCredit } from '#api/customers/store-credit.ts';
import type { Customer } from '#contract-types.ts';
import { CustomerPicker, type PickedCustomer } from '#parts/customers/customer-picker.tsx';
import { RecordFailed } from '#parts/pages/record-failed.tsx';
import { paths } from '#paths.ts';
import { sayMerge } from '#sentences/customers/merge.ts';
import { Button } from '#ui/buttons/button.tsx';
import { Skeleton } from '#ui/feedback/skeleton.tsx';
import { Stack } from '#ui/layout/layout.tsx';
import { MergeBoth } from './merge-customers.tsx';
import { MergeFrame } from './merge-customers-frame.tsx';

interface MergeModalProps {
  /** Who stays. */
  customer: Customer;
  /** Who goes, where that is known already. */
  other: Pick<Customer, 'id'> | null;
  onClose: () => void;
}

/** Two records of one customer become one: first who the other is, then what stays of whom. */
export function MergeModal({ customer, other, onClose }: MergeModalProps) {
  const [picked, setPicked] = useState<Pick<PickedCustomer, 'id'> | null>(other);
  if (picked) {
    return (
      <OtherLoaded customer={customer} otherId={picked.id} onBack={() => setPicked(null)} onClose={onClose} />
    );
  }
  return (
    <MergeFrame onClose={onClose} footer={<Button onClick={onClose}>{sayMerge('merge.cancel')}</Button>}>
      <Stack>
        <p>{sayMerge('merge.text', { name: customer.name })}</p>
        <CustomerPicker
          label={sayMerge('merge.other')}
          otherThan={customer.id}
          value={null}
          onChange={setPicked}
        />
      </Stack>
    </MergeFrame>
  );
}

function OtherLoaded(props: {
  customer: Customer;
  otherId: string;
  onBack: () => void;
  onClose: () => void;
}) {
  const { customer, otherId, onBack, onClose } = props;
  const other = useCustomer(otherId);
  /** The one that was chosen stays, and the one whose page this is goes. */
  const [isSwapped, setIsSwapped] = useState(false);
  const credit = useStoreCredit(isSwapped ? customer.id : otherId);
  const otherCredit = useStoreCredit(isSwapped ? otherId : customer.id);
  if (other.data && credit.data && otherCredit.data) {
    const [kept, gone] = isSwapped ? [other.data, customer] : [customer, other.data];
    return (
      <MergeBoth
        kept={kept}
        other={gone}
        credit={credit.data.balance}
        onSwap={() => setIsSwapped(!isSwapped)}
        {...{ onBack, onClose }}
      />
    );
  }
  const failed = [other, credit, otherCredit].find(({ error }) => error);
  return (
    <MergeFrame onClose={onClose} footer={<Button onClick={onBack}>{sayMerge('merge.change')}</Button>}>
      {failed ? (
        <RecordFailed
          noun="customer"
          list={{ to: paths.customers, label: sayMerge('merge.all') }}
          error={failed.error}
          isFetching={failed.isFetching}
          refetch={failed.refetch}
        />
      ) : (
        <div role="status" aria-label={sayMerge('merge.loading')}>
          <Stack>
            <Skeleton shape="block" height="5.5rem" />
            <Skeleton shape="block" height="var(--control)" />
            <Skeleton shape="block" height="5rem" />
          </Stack>
        </div>
      )}
    </MergeFrame>
  );
}
