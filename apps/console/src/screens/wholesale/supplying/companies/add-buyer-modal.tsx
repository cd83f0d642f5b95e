import { limits } from '@sokoni/rules/limits';
import { checkBuyer } from '@sokoni/rules/wholesale/buyer-check';
import { useState } from 'react';
import { useController } from 'react-hook-form';
import { isFailure } from '#api/client/api-error.ts';
import { messageOf } from '#api/client/message-of.ts';
import { useAddBuyer } from '#api/wholesale/buyers.ts';
import { PhoneInput } from '#parts/customers/phone-input.tsx';
import { showFailure, useCheckedForm } from '#parts/forms/checked-form.ts';
import { contactSentences } from '#sentences/contact-problems.ts';
import { sayBuyers as say } from '#sentences/wholesale/buyers.ts';
import { useSession } from '#session/session.ts';
import { toast } from '#ui/feedback/toast.tsx';
import { CheckboxField } from '#ui/fields/checkbox-field.tsx';
import { TextField } from '#ui/fields/text-field.tsx';
import { FormModal } from '#ui/overlays/form-modal.tsx';

interface AddBuyerModalProps {
  customerId: string;
  onClose: () => void;
}

interface BuyerFields {
  name: string;
  email: string;
  phone: string;
}

/** A person who orders for the company from now on. */
export function AddBuyerModal({ customerId, onClose }: AddBuyerModalProps) {
  const country = useSession(({ activeStore }) => activeStore?.country);
  const addBuyer = useAddBuyer(customerId);
  const [isInvited, setIsInvited] = useState(true);
  const form = useCheckedForm<BuyerFields>((fields) => contactSentences(checkBuyer(fields)), {
    ...{ name: '', email: '', phone: '' },
  });
  const { errors, isDirty } = form.formState;
  const phone = useController({ control: form.control, name: 'phone' }).field;
  const save = form.handleSubmit(async ({ name, email, phone: number }) => {
    const draft = { name: name.trim(), email: email.trim(), phone: number };
    try {
      await addBuyer.mutateAsync({ ...draft, invite: isInvited });
      toast.success(say('add.done', { name: draft.name }));
      onClose();
    } catch (error) {
      if (isFailure(error, 'buyer_exists')) form.setError('email', { message: messageOf(error) });
      else showFailure(error, form);
    }
  });

  return (
    <FormModal
      title={say('add.title')}
      confirmLabel={say('add')}
      busy={addBuyer.isPending}
      locked={isDirty}
      onSubmit={save}
      onClose={onClose}
    >
      <TextField
        label={say('add.name')}
        autoComplete="off"
        maxLength={limits.personNameLength}
        error={errors.name?.message}
        {...form.register('name')}
      />
      <TextField
        label={say('add.email')}
        type="email"
        autoComplete="off"
        hint={say('add.email.hint')}
        maxLength={limits.emailLength}
        error={errors.email?.message}
        {...form.register('email')}
      />
      <PhoneInput
        label={say('add.phone')}
        optional
        startCode={country}
        error={errors.phone?.message}
        {...phone}
      />
      <CheckboxField
        label={say('add.invite')}
        checked={isInvited}
        onChange={({ target }) => setIsInvited(target.checked)}
      />
    </FormModal>
  );
}
