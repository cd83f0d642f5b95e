import { useState } from 'react';
import type { Customer } from '#contract-types.ts';
import { sayCustomer } from '#sentences/customers/customer.ts';
import { Button } from '#ui/buttons/button.tsx';
import { CustomerPaymentModal } from './customer-payment-modal.tsx';

export function CustomerPaymentButton({ customer }: { customer: Customer }) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button variant="primary" onClick={() => setIsOpen(true)}>
        {sayCustomer('payment.record')}
      </Button>
      {isOpen && <CustomerPaymentModal customer={customer} onClose={() => setIsOpen(false)} />}
    </>
  );
}
