import { checkReset, type ResetForm } from '@sokoni/rules/reset-form';
import type { UseFormReturn } from 'react-hook-form';
import { config } from '#config.ts';
import { NewPasswordField } from '#parts/new-password-field.tsx';
import { PasswordField } from '#ui/password-field.tsx';

/** The new password and its repeat. */
export function NewPasswordFields({ form }: { form: UseFormReturn<ResetForm> }) {
  const { errors } = form.formState;
  return (
    <>
      <NewPasswordField
        label="New password"
        size="lg"
        error={errors.new_password?.message}
        {...form.register('new_password')}
      />
      <PasswordField
        label="Repeat the new password"
        autoComplete="new-password"
        size="lg"
        error={errors.repeat_password?.message}
        {...form.register('repeat_password')}
      />
    </>
  );
}

/** The code or link and the two passwords, with what this server asks of a password. */
export function checkNewPassword(form: ResetForm) {
  return checkReset(form, config.passwordMinLength);
}
