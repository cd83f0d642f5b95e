import { checkCustomerGroup, customerLimits } from '@sokoni/rules/customers/customer-check';
import { useState } from 'react';
import { isFailure } from '#api/client/api-error.ts';
import { messageOf } from '#api/client/message-of.ts';
import { useAddCustomerGroup, useRenameCustomerGroup } from '#api/customers/customers.ts';
import type { CustomerGroup } from '#contract-types.ts';
import { showFailure } from '#parts/forms/checked-form.ts';
import { contactSentences } from '#sentences/contact-problems.ts';
import { sayGroups } from '#sentences/customers/groups.ts';
import { TextField } from '#ui/fields/text-field.tsx';
import { FormModal } from '#ui/overlays/form-modal.tsx';

interface GroupModalProps {
  /** The one to rename; a new one without. */
  group?: CustomerGroup;
  onClose: () => void;
  onDone?: (group: CustomerGroup) => void;
}

/** Names a group of customers. */
export function GroupModal({ group, onClose, onDone }: GroupModalProps) {
  const [name, setName] = useState(group?.name ?? '');
  const [problem, setProblem] = useState<string>();
  const addGroup = useAddCustomerGroup();
  const renameGroup = useRenameCustomerGroup();
  const isBusy = addGroup.isPending || renameGroup.isPending;

  async function save(): Promise<void> {
    const check = contactSentences(checkCustomerGroup({ name }));
    if (!check.ok) return setProblem(check.message);
    const body = { name: name.trim() };
    try {
      const saved = group
        ? await renameGroup.mutateAsync({ id: group.id, ...body })
        : await addGroup.mutateAsync(body);
      onDone?.(saved);
      onClose();
    } catch (error) {
      if (isFailure(error, 'customer_group_taken')) setProblem(messageOf(error));
      else showFailure(error);
    }
  }

  return (
    <FormModal
      title={group ? sayGroups('form.rename', { name: group.name }) : sayGroups('form.new')}
      size="sm"
      confirmLabel={group ? sayGroups('form.save') : sayGroups('form.add')}
      busy={isBusy}
      onSubmit={save}
      onClose={onClose}
    >
      <TextField
        label={sayGroups('form.name')}
        autoComplete="off"
        maxLength={customerLimits.groupNameLength}
        error={problem}
        value={name}
        onChange={(event) => {
          setName(event.target.value);
          setProblem(undefined);
        }}
      />
    </FormModal>
  );
}
