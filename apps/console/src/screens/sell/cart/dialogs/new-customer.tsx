import { checkCustomer, customerLimits } from '@sokoni/rules/customers/customer-check';
import { limits } from '@sokoni/rules/limits';
import { Controller } from 'react-hook-form';
import { newUuid } from '#offline/new-uuid.ts';
import type { NewCustomerDraft } from '#parts/customers/new-customer-draft.ts';
import { PhoneInput } from '#parts/customers/phone-input.tsx';
import { showFailure, useCheckedForm } from '#parts/forms/checked-form.ts';
import { useCashier, useTill } from '#screens/sell/till-context.tsx';
import { contactSentences } from '#sentences/contact-problems.ts';
import { sayUi } from '#sentences/frame/ui.ts';
import { sayCart as say } from '#sentences/sell/cart.ts';
import { Button } from '#ui/buttons/button.tsx';
import { TextField } from '#ui/fields/text-field.tsx';
import { Row, Stack } from '#ui/layout/layout.tsx';

interface NewCustomerProps {
  draft: NewCustomerDraft;
  onAdded: (customer: { id: string; name: string; phone: string }) => void;
  onCancel: () => void;
}

/** A customer who is added at the till; it works without a network, as a sale does. */
export function NewCustomer({ draft, onAdded, onCancel }: NewCustomerProps) {
  const till = useTill();
  const cashier = useCashier();
  const form = useCheckedForm<NewCustomerDraft>(
    (fields) => contactSentences(checkCustomer({ ...fields, notes: '', credit_limit: null, addresses: [] })),
    draft,
  );
  const { errors, isSubmitting } = form.formState;
  const add = form.handleSubmit(async ({ name, phone, email }) => {
    const id = newUuid();
    const customer = { name: name.trim(), phone, email: email.trim() };
    const people = { cashier_id: cashier.id, approved_by: null, at: new Date().toISOString() };
    try {
      await till.commit('customer', { ...people, ...customer }, id);
      onAdded({ id, name: customer.name, phone });
    } catch (error) {
      showFailure(error);
    }
  });
  return (
    <form noValidate onSubmit={add}>
      <Stack>
        <TextField
          autoFocus
          size="lg"
          label={say('customer.name')}
          autoComplete="off"
          maxLength={customerLimits.nameLength}
          error={errors.name?.message}
          {...form.register('name')}
        />
        <Controller
          name="phone"
          control={form.control}
          render={({ field }) => (
            <PhoneInput
              label={say('customer.phone')}
              optional
              size="lg"
              startCode={till.setup().store.country}
              error={errors.phone?.message}
              value={field.value}
              onChange={field.onChange}
              onBlur={field.onBlur}
              ref={field.ref}
            />
          )}
        />
        <TextField
          size="lg"
          optional
          type="email"
          label={say('customer.email')}
          autoComplete="off"
          maxLength={limits.emailLength}
          error={errors.email?.message}
          {...form.register('email')}
        />
        <Row justify="end">
          <Button size="lg" onClick={onCancel} disabled={isSubmitting}>
            {sayUi('dialog.cancel')}
          </Button>
          <Button type="submit" size="lg" variant="primary" busy={isSubmitting}>
            {say('customer.save')}
          </Button>
        </Row>
      </Stack>
    </form>
  );
}
