import { useState } from 'react';
import { useCustomer } from '#api/customers.ts';
import { useStoreCredit } from '#api/store-credit.ts';
import type { Customer } from '#api/types.ts';
import { CustomerPicker, type PickedCustomer } from '#parts/customer-picker.tsx';
import { RecordFailed } from '#parts/record-failed.tsx';
import { paths } from '#paths.ts';
import { Button } from '#ui/button.tsx';
import { Stack } from '#ui/layout.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { MergeBoth } from './merge-both.tsx';
import { MergeFrame } from './merge-frame.tsx';

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
    <MergeFrame onClose={onClose} footer={<Button onClick={onClose}>Cancel</Button>}>
      <Stack>
        <p>
          For a person who is in your list twice. {customer.name} stays; everything of the other one comes
          along.
        </p>
        <CustomerPicker
          label="The other customer"
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
    <MergeFrame onClose={onClose} footer={<Button onClick={onBack}>Choose another one</Button>}>
      {failed ? (
        <RecordFailed
          noun="customer"
          list={{ to: paths.customers, label: 'See all customers' }}
          error={failed.error}
          isFetching={failed.isFetching}
          refetch={failed.refetch}
        />
      ) : (
        <div role="status" aria-label="Loading">
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
