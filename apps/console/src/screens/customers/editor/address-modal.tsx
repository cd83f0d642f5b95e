import { checkAddress, customerLimits } from '@sokoni/rules/customers/customer-check';
import { useController } from 'react-hook-form';
import { CountrySelect } from '#parts/customers/country-select.tsx';
import { PhoneInput } from '#parts/customers/phone-input.tsx';
import { useCheckedForm } from '#parts/forms/checked-form.ts';
import type { AddressFields } from '#screens/customers/form/customer-fields.ts';
import { contactSentences } from '#sentences/contact-problems.ts';
import { sayCustomerForm } from '#sentences/customers/form.ts';
import { TextField } from '#ui/fields/text-field.tsx';
import { Grid } from '#ui/layout/layout.tsx';
import { FormModal } from '#ui/overlays/form-modal.tsx';

interface AddressModalProps {
  address: AddressFields;
  isNew: boolean;
  /** It is saved with the customer. */
  onKeep: (address: AddressFields) => void;
  onClose: () => void;
}

/** One place that items go to. */
export function AddressModal({ address, isNew, onKeep, onClose }: AddressModalProps) {
  const form = useCheckedForm<AddressFields>((fields) => contactSentences(checkAddress(fields)), address);
  const { errors } = form.formState;
  const country = useController({ control: form.control, name: 'country' }).field;
  const phone = useController({ control: form.control, name: 'phone' }).field;
  const line = { autoComplete: 'off', maxLength: customerLimits.addressLineLength };
  const keep = form.handleSubmit((fields) =>
    onKeep(
      Object.fromEntries(
        Object.entries(fields).map(([name, text]) => [name, text.trim()]),
      ) as unknown as AddressFields,
    ),
  );
  return (
    <FormModal
      title={isNew ? sayCustomerForm('addresses.add') : sayCustomerForm('address.edit')}
      confirmLabel={isNew ? sayCustomerForm('addresses.add') : sayCustomerForm('address.apply')}
      onSubmit={keep}
      onClose={onClose}
    >
      <Grid column="13rem">
        <TextField
          label={sayCustomerForm('address.label')}
          optional
          placeholder={sayCustomerForm('address.label.example')}
          autoComplete="off"
          maxLength={customerLimits.addressLabelLength}
          error={errors.label?.message}
          {...form.register('label')}
        />
        <TextField
          label={sayCustomerForm('address.recipient')}
          optional
          {...line}
          error={errors.recipient?.message}
          {...form.register('recipient')}
        />
      </Grid>
      <TextField
        label={sayCustomerForm('address.line1')}
        {...line}
        error={errors.line1?.message}
        {...form.register('line1')}
      />
      <TextField
        label={sayCustomerForm('address.line2')}
        optional
        {...line}
        error={errors.line2?.message}
        {...form.register('line2')}
      />
      <Grid column="13rem">
        <TextField
          label={sayCustomerForm('address.city')}
          optional
          {...line}
          error={errors.city?.message}
          {...form.register('city')}
        />
        <TextField
          label={sayCustomerForm('address.postalCode')}
          optional
          autoComplete="off"
          maxLength={customerLimits.postalCodeLength}
          error={errors.postal_code?.message}
          {...form.register('postal_code')}
        />
        <TextField
          label={sayCustomerForm('address.region')}
          optional
          {...line}
          error={errors.region?.message}
          {...form.register('region')}
        />
        <CountrySelect error={errors.country?.message} {...country} />
      </Grid>
      <PhoneInput
        label={sayCustomerForm('address.phone')}
        optional
        startCode={address.country}
        error={errors.phone?.message}
        {...phone}
      />
    </FormModal>
  );
}
