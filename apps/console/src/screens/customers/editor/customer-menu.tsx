import { allows } from '@sokoni/rules/access/roles';
import { EllipsisIcon, PrinterIcon, TrashIcon, UsersIcon } from 'lucide-react';
import { useState } from 'react';
import { useEraseCustomer } from '#api/customers/customers.ts';
import type { Customer } from '#contract-types.ts';
import { showFailure } from '#parts/forms/checked-form.ts';
import { useMoneyText } from '#parts/money/money-text.ts';
import { HistoryItem } from '#parts/pages/audit-log-item.tsx';
import { sayCustomer } from '#sentences/customers/customer.ts';
import { rolesHere, useSession } from '#session/session.ts';
import { Button, IconButton } from '#ui/buttons/button.tsx';
import { toast } from '#ui/feedback/toast.tsx';
import { Stack } from '#ui/layout/layout.tsx';
import { Menu, MenuItem } from '#ui/menus/menu.tsx';
import { ConfirmModal, Modal } from '#ui/overlays/modal.tsx';

interface CustomerMenuProps {
  customer: Customer;
  onErased: () => void;
  onMerge: () => void;
  /** On a phone, where the statement has no button of its own. */
  onStatement?: (() => void) | undefined;
}

/** What is seldom done with a customer. */
export function CustomerMenu({ customer, onErased, onMerge, onStatement }: CustomerMenuProps) {
  const mayErase = allows(useSession(rolesHere), 'eraseCustomer');
  const [isAsked, setIsAsked] = useState(false);
  if (!mayErase && !onStatement) return null;
  return (
    <>
      <Menu
        target={<IconButton variant="secondary" label={sayCustomer('menu.label')} icon={<EllipsisIcon />} />}
      >
        {onStatement && (
          <MenuItem start={<PrinterIcon size={18} />} onClick={onStatement}>
            {sayCustomer('statement.open')}
          </MenuItem>
        )}
        <HistoryItem subject={`customer:${customer.id}`} />
        {mayErase && (
          <MenuItem start={<UsersIcon size={18} />} onClick={onMerge}>
            {sayCustomer('menu.merge')}
          </MenuItem>
        )}
        {mayErase && (
          <MenuItem danger start={<TrashIcon size={18} />} onClick={() => setIsAsked(true)}>
            {sayCustomer('menu.erase')}
          </MenuItem>
        )}
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
        title={sayCustomer('erase.balance', {
          ...{ name: customer.name, amount: money(customer.outstanding) },
        })}
        size="sm"
        footer={<Button onClick={onClose}>{sayCustomer('erase.close')}</Button>}
      >
        {sayCustomer('erase.settle')}
      </Modal>
    );
  }
  return (
    <ConfirmModal
      open
      danger
      title={sayCustomer('erase.title', { name: customer.name })}
      confirmLabel={sayCustomer('erase.confirm')}
      busy={eraseCustomer.isPending}
      onCancel={onClose}
      onConfirm={() =>
        eraseCustomer.mutate(undefined, {
          onSuccess: () => {
            toast.success(sayCustomer('erase.done'));
            onErased();
          },
          onError: (error) => showFailure(error),
        })
      }
    >
      <Stack gap={2}>
        <p>{sayCustomer('erase.text')}</p>
        <p>{sayCustomer('erase.orders')}</p>
      </Stack>
    </ConfirmModal>
  );
}
