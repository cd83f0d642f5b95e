import { checkSupplier, supplierLimits } from '@sokoni/rules/stock/supplier-check';
import { Controller } from 'react-hook-form';
import { isFailure } from '#api/client/api-error.ts';
import { messageOf } from '#api/client/message-of.ts';
import { useAddSupplier, useChangeSupplier } from '#api/inventory/suppliers.ts';
import type { Supplier } from '#contract-types.ts';
import { showFailure, useCheckedForm } from '#parts/forms/checked-form.ts';
import { CountInput } from '#parts/numbers/count-input.tsx';
import { countOf } from '#parts/numbers/typed-number.ts';
import { contactSentences } from '#sentences/contact-problems.ts';
import { saySuppliers } from '#sentences/purchasing/suppliers.ts';
import { toast } from '#ui/feedback/toast.tsx';
import { TextAreaField, TextField } from '#ui/fields/text-field.tsx';
import { Grid } from '#ui/layout/layout.tsx';
import { FormModal } from '#ui/overlays/form-modal.tsx';

interface SupplierFields {
  name: string;
  contact: string;
  email: string;
  phone: string;
  address: string;
  lead_days: string;
  notes: string;
}

interface SupplierModalProps {
  supplier?: Supplier | undefined;
  onClose: () => void;
  onSaved?: (supplier: Supplier) => void;
}

/** Adds a supplier, or changes what is known of one. */
export function SupplierModal({ supplier, onClose, onSaved }: SupplierModalProps) {
  const addSupplier = useAddSupplier();
  const changeSupplier = useChangeSupplier();
  const form = useCheckedForm<SupplierFields>(
    (fields) => contactSentences(checkSupplier({ ...fields, lead_days: leadDays(fields.lead_days) })),
    {
      name: supplier?.name ?? '',
      contact: supplier?.contact ?? '',
      email: supplier?.email ?? '',
      phone: supplier?.phone ?? '',
      address: supplier?.address ?? '',
      lead_days: supplier?.lead_days?.toString() ?? '',
      notes: supplier?.notes ?? '',
    },
  );
  const { errors, isSubmitting } = form.formState;

  const save = form.handleSubmit(async (fields) => {
    const body = { ...fields, lead_days: leadDays(fields.lead_days) };
    try {
      const saved = supplier
        ? await changeSupplier.mutateAsync({ id: supplier.id, ...body })
        : await addSupplier.mutateAsync(body);
      toast.success(supplier ? saySuppliers('form.saved') : saySuppliers('form.added', { name: saved.name }));
      onSaved?.(saved);
      onClose();
    } catch (error) {
      if (isFailure(error, 'supplier_taken')) form.setError('name', { message: messageOf(error) });
      else showFailure(error, form);
    }
  });

  return (
    <FormModal
      title={supplier ? supplier.name : saySuppliers('form.add')}
      confirmLabel={supplier ? saySuppliers('form.save') : saySuppliers('form.add')}
      busy={isSubmitting}
      onSubmit={save}
      onClose={onClose}
    >
      <TextField
        label={saySuppliers('form.name')}
        autoComplete="off"
        maxLength={supplierLimits.nameLength}
        error={errors.name?.message}
        {...form.register('name')}
      />
      <Grid column="13rem">
        <TextField
          label={saySuppliers('form.contact')}
          optional
          autoComplete="off"
          maxLength={supplierLimits.contactLength}
          error={errors.contact?.message}
          {...form.register('contact')}
        />
        <TextField
          label={saySuppliers('form.phone')}
          optional
          type="tel"
          autoComplete="off"
          maxLength={supplierLimits.phoneLength}
          error={errors.phone?.message}
          {...form.register('phone')}
        />
        <TextField
          label={saySuppliers('form.email')}
          optional
          type="email"
          autoComplete="off"
          error={errors.email?.message}
          {...form.register('email')}
        />
        <Controller
          name="lead_days"
          control={form.control}
          render={({ field }) => (
            <CountInput
              label={saySuppliers('form.leadTime')}
              optional
              suffix={saySuppliers('form.days')}
              error={errors.lead_days?.message}
              value={field.value}
              onChange={field.onChange}
            />
          )}
        />
      </Grid>
      <TextAreaField
        label={saySuppliers('form.address')}
        optional
        rows={2}
        maxLength={supplierLimits.addressLength}
        error={errors.address?.message}
        {...form.register('address')}
      />
      <TextAreaField
        label={saySuppliers('form.notes')}
        optional
        rows={3}
        maxLength={supplierLimits.notesLength}
        error={errors.notes?.message}
        {...form.register('notes')}
      />
    </FormModal>
  );
}

/** Null for nothing; what is no whole number is none that the rule would take. */
function leadDays(text: string): number | null {
  return text.trim() === '' ? null : (countOf(text) ?? -1);
}
