import { checkCustomer, customerLimits } from '@sokoni/rules/customers/customer-check';
import { limits } from '@sokoni/rules/limits';
import { type KeyboardEvent, useEffect, useEffectEvent, useId } from 'react';
import { useController } from 'react-hook-form';
import { useAddCustomer } from '#api/customers/customers.ts';
import type { Customer } from '#contract-types.ts';
import { showFailure, useCheckedForm } from '#parts/forms/checked-form.ts';
import { contactSentences } from '#sentences/contact-problems.ts';
import { sayCustomerPicker } from '#sentences/customers/picker.ts';
import { useSession } from '#session/session.ts';
import { Button } from '#ui/buttons/button.tsx';
import { FormError } from '#ui/fields/form-error.tsx';
import { TextField } from '#ui/fields/text-field.tsx';
import { Row, Stack } from '#ui/layout/layout.tsx';
import styles from './customer-picker.module.css';
import type { NewCustomerDraft } from './new-customer-draft.ts';
import { PhoneInput } from './phone-input.tsx';

interface NewCustomerFieldsProps {
  /** Of the button that adds: a form around it takes the keyboard there. */
  addId?: string | undefined;
  draft: NewCustomerDraft;
  size?: 'md' | 'lg' | undefined;
  /** The form around it was sent before they were added. */
  isUnfinished: boolean;
  onAdded: (customer: Customer) => void;
  onCancel: () => void;
}

/** A new customer in the place of the search: name, phone, e-mail. Part of whatever form lies around it, so no form of its own. */
export function NewCustomerFields(props: NewCustomerFieldsProps) {
  const { addId, draft, size, isUnfinished, onAdded, onCancel } = props;
  const id = useId();
  const problemId = useId();
  const country = useSession(({ activeStore }) => activeStore?.country);
  const addCustomer = useAddCustomer();
  const form = useCheckedForm<NewCustomerDraft>(
    (fields) => contactSentences(checkCustomer({ ...fields, notes: '', credit_limit: null, addresses: [] })),
    draft,
  );
  const { errors, isSubmitting } = form.formState;
  const phone = useController({ control: form.control, name: 'phone' }).field;
  // At the first thing that the search did not say.
  const begin = useEffectEvent(() => form.setFocus(draft.name === '' ? 'name' : 'phone'));
  useEffect(() => begin(), []);
  const add = form.handleSubmit(async ({ name, phone, email }) => {
    try {
      onAdded(await addCustomer.mutateAsync({ name: name.trim(), phone, email: email.trim() }));
    } catch (error) {
      showFailure(error, form);
    }
  });

  function press(event: KeyboardEvent): void {
    if (event.key === 'Escape') onCancel();
    else if (event.key === 'Enter' && event.target instanceof HTMLInputElement) void add();
    else return;
    event.preventDefault();
    event.stopPropagation();
  }

  return (
    // biome-ignore lint/a11y/useSemanticElements: a field set would frame it
    <div role="group" aria-labelledby={id} className={styles.adding} onKeyDown={press}>
      <Stack gap={3}>
        <p id={id} className={styles.title}>
          {sayCustomerPicker('new.title')}
        </p>
        <TextField
          label={sayCustomerPicker('new.name')}
          size={size}
          autoComplete="off"
          maxLength={customerLimits.nameLength}
          error={errors.name?.message}
          {...form.register('name')}
        />
        <PhoneInput
          label={sayCustomerPicker('new.phone')}
          optional
          size={size}
          startCode={country}
          error={errors.phone?.message}
          {...phone}
        />
        <TextField
          label={sayCustomerPicker('new.email')}
          optional
          size={size}
          type="email"
          autoComplete="off"
          maxLength={limits.emailLength}
          error={errors.email?.message}
          {...form.register('email')}
        />
        {isUnfinished && (
          <div id={problemId}>
            <FormError>{sayCustomerPicker('new.unfinished')}</FormError>
          </div>
        )}
        <Row justify="end">
          <Button size={size} onClick={onCancel} disabled={isSubmitting}>
            {sayCustomerPicker('new.cancel')}
          </Button>
          <Button
            id={addId}
            size={size}
            variant="primary"
            busy={isSubmitting}
            aria-describedby={isUnfinished ? problemId : undefined}
            onClick={() => void add()}
          >
            {sayCustomerPicker('new.add')}
          </Button>
        </Row>
      </Stack>
    </div>
  );
}
