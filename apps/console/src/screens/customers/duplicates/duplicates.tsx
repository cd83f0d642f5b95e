import { useDuplicates } from '#api/customers/customers.ts';
import type { Customer, CustomerDuplicate } from '#contract-types.ts';
import { sayMerge } from '#sentences/customers/merge.ts';
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
    <section aria-label={sayMerge('alike.label')} className={styles.alike}>
      <span>{sayMerge('alike.title')}</span>
      {data.map((other) => (
        <Button key={other.id} size="sm" onClick={() => onMerge(other)}>
          {sayMerge('alike.merge', { name: other.name })}
        </Button>
      ))}
    </section>
  );
}
