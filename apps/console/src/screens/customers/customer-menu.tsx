import { allows } from '@sokoni/rules/roles';
import { useState } from 'react';
import { useEraseCustomer } from '#api/customers.ts';
import type { Customer } from '#api/types.ts';
import { showFailure } from '#parts/checked-form.ts';
import { HistoryItem } from '#parts/history-item.tsx';
import { useMoneyText } from '#parts/money-text.ts';
import { rolesHere, useSession } from '#session/session.ts';
import { Button } from '#ui/button.tsx';
import { ChevronDownIcon } from '#ui/icons.tsx';
import { CustomersIcon, TrashIcon } from '#ui/icons-more.tsx';
import { Stack } from '#ui/layout.tsx';
import { Menu, MenuItem } from '#ui/menu.tsx';
import { ConfirmModal, Modal } from '#ui/modal.tsx';
import { toast } from '#ui/toast.tsx';

interface CustomerMenuProps {
  customer: Customer;
  onErased: () => void;
  onMerge: () => void;
}

/** What is seldom done with a customer. */
export function CustomerMenu({ customer, onErased, onMerge }: CustomerMenuProps) {
  const mayErase = allows(useSession(rolesHere), 'eraseCustomer');
  const [isAsked, setIsAsked] = useState(false);
  if (!mayErase) return null;
  return (
    <>
      <Menu target={<Button trailing={<ChevronDownIcon size={16} />}>More</Button>}>
        <HistoryItem subject={`customer:${customer.id}`} />
        <MenuItem start={<CustomersIcon size={18} />} onClick={onMerge}>
          Merge with another customer…
        </MenuItem>
        <MenuItem danger start={<TrashIcon size={18} />} onClick={() => setIsAsked(true)}>
          Erase customer…
        </MenuItem>
      </Menu>
      {isAsked && <EraseModal customer={customer} onErased={onErased} onClose={() => setIsAsked(false)} />}
    </>
  );
}

interface EraseModalProps extends Pick<CustomerMenuProps, 'customer' | 'onErased'> {
  onClose: () => void;
}

function EraseModal({ customer, onErased, onClose }: EraseModalProps) {
  const eraseCustomer = useEraseCustomer(customer.id);
  const money = useMoneyText();
  if (customer.owed) {
    return (
      <Modal
        open
        onClose={onClose}
        title={`${customer.name} owes ${money(customer.owed)}`}
        size="sm"
        footer={<Button onClick={onClose}>Close</Button>}
      >
        Who owes money must be known. Settle or cancel the orders first, then erase.
      </Modal>
    );
  }
  return (
    <ConfirmModal
      open
      danger
      title={`Erase ${customer.name}?`}
      confirmLabel="Erase customer"
      busy={eraseCustomer.isPending}
      onCancel={onClose}
      onConfirm={() =>
        eraseCustomer.mutate(undefined, {
          onSuccess: () => {
            toast.success('The customer is erased.');
            onErased();
          },
          onError: (error) => showFailure(error),
        })
      }
    >
      <Stack gap={2}>
        <p>Name, phone, e-mail, addresses and notes are gone for good. This cannot be undone.</p>
        <p>The orders stay in the books, without the name.</p>
      </Stack>
    </ConfirmModal>
  );
}
