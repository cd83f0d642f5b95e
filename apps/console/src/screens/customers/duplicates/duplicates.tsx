import { useDuplicates } from '#api/customers/customers.ts';
import type { Customer, CustomerDuplicate } from '#contract-types.ts';
import { Button } from '#ui/buttons/button.tsx';
import styles from './merge-customers-modal.module.css';

interface DuplicatesProps {
  customer: Customer;
  onMerge: (other: CustomerDuplicate) => void;
}

/** Others with the same phone number or e-mail, quietly, with the way to make them one. */
export function Duplicates({ customer, onMerge }: DuplicatesProps) {
  const { data = [] } = useDuplicates(customer);
  if (data.length === 0) return null;
  return (
    <section aria-label="Possible duplicates" className={styles.alike}>
      <span>Possible duplicates:</span>
      {data.map((other) => (
        <Button key={other.id} size="sm" onClick={() => onMerge(other)}>
          Merge with {other.name}…
        </Button>
      ))}
    </section>
  );
}
