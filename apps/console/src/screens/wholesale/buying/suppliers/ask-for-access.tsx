import { isEmail } from '@sokoni/rules/forms/email';
import { formCheck } from '@sokoni/rules/forms/form-check';
import { wholesaleLimits } from '@sokoni/rules/wholesale/wholesale-limits';
import { type SupplierStore, useAskForAccess } from '#api/wholesale/buying.ts';
import { showFailure, useCheckedForm } from '#parts/forms/checked-form.ts';
import { saySupplierFinder as say } from '#sentences/wholesale/finder.ts';
import { useSession } from '#session/session.ts';
import { toast } from '#ui/feedback/toast.tsx';
import { TextAreaField, TextField } from '#ui/fields/text-field.tsx';
import { Grid, Muted } from '#ui/layout/layout.tsx';
import { FormModal } from '#ui/overlays/form-modal.tsx';

interface RequestFields {
  company_name: string;
  email: string;
  phone: string;
  tax_number: string;
  message: string;
}

function check({ company_name, email }: RequestFields) {
  return formCheck<keyof RequestFields>([
    ['company_name', company_name.trim() === '' ? say('problem.company') : undefined],
    ['email', isEmail(email.trim()) ? undefined : say('problem.email')],
  ]);
}

interface AskForAccessProps {
  supplier: Pick<SupplierStore, 'id' | 'name'>;
  onClose: () => void;
}

/** Asks a supplier to be let in as a company. */
export function AskForAccess({ supplier, onClose }: AskForAccessProps) {
  const ask = useAskForAccess(supplier.id);
  const store = useSession(({ activeStore }) => activeStore);
  const ownEmail = useSession(({ user }) => user?.email ?? '');
  const form = useCheckedForm<RequestFields>(check, {
    company_name: store?.name ?? '',
    email: store?.email || ownEmail,
    phone: store?.phone ?? '',
    tax_number: '',
    message: '',
  });
  const { errors, isSubmitting, isDirty } = form.formState;

  const send = form.handleSubmit(async (fields) => {
    try {
      await ask.mutateAsync(fields);
      toast.success(say('ask.sent', { name: supplier.name }));
      onClose();
    } catch (error) {
      showFailure(error, form);
    }
  });

  return (
    <FormModal
      title={say('ask.title', { name: supplier.name })}
      confirmLabel={say('ask.send')}
      busy={isSubmitting}
      locked={isDirty}
      onSubmit={send}
      onClose={onClose}
    >
      <Muted>{say('ask.hint')}</Muted>
      <TextField
        label={say('ask.company')}
        autoComplete="organization"
        maxLength={wholesaleLimits.companyNameLength}
        error={errors.company_name?.message}
        {...form.register('company_name')}
      />
      <Grid column="13rem">
        <TextField
          label={say('ask.email')}
          type="email"
          autoComplete="email"
          error={errors.email?.message}
          {...form.register('email')}
        />
        <TextField
          label={say('ask.phone')}
          optional
          type="tel"
          autoComplete="tel"
          maxLength={40}
          error={errors.phone?.message}
          {...form.register('phone')}
        />
      </Grid>
      <TextField
        label={say('ask.taxNumber')}
        optional
        autoComplete="off"
        maxLength={wholesaleLimits.taxNumberLength}
        error={errors.tax_number?.message}
        {...form.register('tax_number')}
      />
      <TextAreaField
        label={say('ask.message')}
        optional
        rows={3}
        placeholder={say('ask.message.example')}
        maxLength={wholesaleLimits.messageLength}
        error={errors.message?.message}
        {...form.register('message')}
      />
    </FormModal>
  );
}
