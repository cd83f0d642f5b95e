import { checkReset, type ResetForm } from '@sokoni/rules/access/reset-form';
import type { UseFormReturn } from 'react-hook-form';
import { config } from '#config.ts';
import { NewPasswordField } from '#parts/sign-in/new-password-field.tsx';
import { checkSentences } from '#sentences/account-problems.ts';
import { say } from '#sentences/accounts.ts';
import { PasswordField } from '#ui/fields/password-field.tsx';

/** The new password and its repeat. */
export function NewPasswordFields({ form }: { form: UseFormReturn<ResetForm> }) {
  const { errors } = form.formState;
  return (
    <>
      <NewPasswordField
        label={say('field.newPassword')}
        size="lg"
        error={errors.new_password?.message}
        {...form.register('new_password')}
      />
      <PasswordField
        label={say('field.repeatPassword')}
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
  return checkSentences(checkReset(form, config.passwordMinLength));
}
