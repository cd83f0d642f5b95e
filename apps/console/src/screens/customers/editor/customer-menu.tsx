import { allows } from '@sokoni/rules/access/roles';
import { ChevronDownIcon, TrashIcon, UsersIcon } from 'lucide-react';
import { useState } from 'react';
import { useEraseCustomer } from '#api/customers/customers.ts';
import type { Customer } from '#contract-types.ts';
import { showFailure } from '#parts/forms/checked-form.ts';
import { useMoneyText } from '#parts/money/money-text.ts';
import { HistoryItem } from '#parts/pages/audit-log-item.tsx';
import { rolesHere, useSession } from '#session/session.ts';
import { Button } from '#ui/buttons/button.tsx';
import { toast } from '#ui/feedback/toast.tsx';
import { Stack } from '#ui/layout/layout.tsx';
import { Menu, MenuItem } from '#ui/menus/menu.tsx';
import { ConfirmModal, Modal } from '#ui/overlays/modal.tsx';

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
      <Menu target={<Button trailing={<ChevronDownIcon size={16} />}>More actions</Button>}>
        <HistoryItem subject={`customer:${customer.id}`} />
        <MenuItem start={<UsersIcon size={18} />} onClick={onMerge}>
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
  if (customer.outstanding) {
    return (
      <Modal
        open
        onClose={onClose}
        title={`${customer.name} has ${money(customer.outstanding)} outstanding`}
        size="sm"
        footer={<Button onClick={onClose}>Close</Button>}
      >
        Settle or cancel the unpaid orders first, then erase this customer.
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
            toast.success('Customer erased');
            onErased();
          },
          onError: (error) => showFailure(error),
        })
      }
    >
      <Stack gap={2}>
        <p>Their name, phone, email, addresses and notes are deleted. This can’t be undone.</p>
        <p>Their orders stay on record without the name.</p>
      </Stack>
    </ConfirmModal>
  );
}
