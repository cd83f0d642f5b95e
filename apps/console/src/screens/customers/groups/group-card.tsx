import { useState } from 'react';
import { useCustomerGroups } from '#api/customers/customers.ts';
import type { CustomerForm } from '#screens/customers/form/use-customer-form.ts';
import { sayCustomerForm } from '#sentences/customers/form.ts';
import { Button } from '#ui/buttons/button.tsx';
import { Card } from '#ui/layout/card.tsx';
import { Stack } from '#ui/layout/layout.tsx';
import { SelectField } from '#ui/menus/select-field.tsx';
import { GroupModal } from './group-modal.tsx';

const none = 'none';

/** The group that the customer is in. */
export function GroupCard({ form }: { form: CustomerForm }) {
  const [isAdding, setIsAdding] = useState(false);
  const groups = useCustomerGroups().data ?? [];
  return (
    <Card title={sayCustomerForm('group.title')}>
      <Stack>
        <SelectField
          label={sayCustomerForm('group.title')}
          hideLabel
          searchable={groups.length > 8}
          options={[
            { value: none, label: sayCustomerForm('group.none') },
            ...groups.map(({ id, name }) => ({ value: id, label: name })),
          ]}
          value={form.typed.groupId || none}
          onChange={(id) => form.change({ groupId: id === none ? '' : id })}
        />
        <Button size="sm" onClick={() => setIsAdding(true)}>
          {sayCustomerForm('group.add')}
        </Button>
      </Stack>
      {isAdding && (
        <GroupModal onClose={() => setIsAdding(false)} onDone={({ id }) => form.change({ groupId: id })} />
      )}
    </Card>
  );
}
