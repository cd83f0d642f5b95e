import { checkPasswordChange } from '@sokoni/rules/reset-form';
import { useState } from 'react';
import { useChangePassword } from '#api/accounts.ts';
import { isFailure } from '#api/api-error.ts';
import { messageOf } from '#api/message-of.ts';
import { config } from '#config.ts';
import { showFailure, useCheckedForm } from '#parts/checked-form.ts';
import { NewPasswordField } from '#parts/new-password-field.tsx';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { Grid } from '#ui/layout.tsx';
import { PasswordField } from '#ui/password-field.tsx';
import { toast } from '#ui/toast.tsx';
import styles from './account.module.css';
import { useGraveStep } from './use-grave-step.ts';

interface PasswordCardProps {
  /** Who came by Google may have none yet. */
  hasPassword: boolean;
  /** For the password manager of the browser. */
  email: string;
}

const empty = { current_password: '', new_password: '', repeat_password: '' };

type PasswordFields = typeof empty;

/** Another password, or the first one (CONTRACT `PUT /admin/reset-password`). */
export function PasswordCard({ hasPassword, email }: PasswordCardProps) {
  const bodyOf = (fields: PasswordFields) => (hasPassword ? fields : { ...fields, current_password: null });
  const form = useCheckedForm<PasswordFields>(
    (fields) => checkPasswordChange(bodyOf(fields), config.passwordMinLength),
    empty,
  );
  const changePassword = useChangePassword();
  const graveStep = useGraveStep();
  const [isBusy, setIsBusy] = useState(false);
  const { errors } = form.formState;

  async function change(fields: PasswordFields): Promise<void> {
    setIsBusy(true);
    try {
      const answer = await graveStep.take(() => changePassword.mutateAsync(bodyOf(fields)));
      if (!answer) return;
      toast.success(answer.message);
      form.reset(empty);
    } catch (error) {
      if (isFailure(error, 'wrong_password')) {
        form.setError('current_password', { message: messageOf(error) }, { shouldFocus: true });
      } else {
        showFailure(error, form);
      }
    } finally {
      setIsBusy(false);
    }
  }

  return (
    <Card
      title="Password"
      description={
        hasPassword
          ? 'Every other device is logged out when you change it.'
          : 'You log in with Google. With a password you can log in without it too.'
      }
    >
      <form noValidate className={styles.fields} onSubmit={form.handleSubmit(change)}>
        <input type="email" autoComplete="username" value={email} readOnly hidden />
        {hasPassword && (
          <Grid column="18rem">
            <PasswordField
              label="Current password"
              error={errors.current_password?.message}
              {...form.register('current_password')}
            />
          </Grid>
        )}
        <Grid column="18rem">
          <NewPasswordField
            label="New password"
            error={errors.new_password?.message}
            {...form.register('new_password')}
          />
          <PasswordField
            label="Repeat the new password"
            autoComplete="new-password"
            error={errors.repeat_password?.message}
            {...form.register('repeat_password')}
          />
        </Grid>
        <div>
          <Button type="submit" busy={isBusy}>
            {hasPassword ? 'Change password' : 'Set a password'}
          </Button>
        </div>
      </form>
      {graveStep.dialog}
    </Card>
  );
}
