import { checkPasswordChange } from '@sokoni/rules/access/reset-form';
import { useState } from 'react';
import { isFailure } from '#api/client/api-error.ts';
import { messageOf } from '#api/client/message-of.ts';
import { useChangePassword } from '#api/stores/accounts.ts';
import { config } from '#config.ts';
import { showFailure, useCheckedForm } from '#parts/forms/checked-form.ts';
import { NewPasswordField } from '#parts/sign-in/new-password-field.tsx';
import { useGraveStep } from '#screens/settings/use-reauthentication.ts';
import { checkSentences } from '#sentences/account-problems.ts';
import { sayAccount } from '#sentences/settings/account.ts';
import { Button } from '#ui/buttons/button.tsx';
import { toast } from '#ui/feedback/toast.tsx';
import { PasswordField } from '#ui/fields/password-field.tsx';
import { Card } from '#ui/layout/card.tsx';
import { Grid } from '#ui/layout/layout.tsx';
import styles from './account.module.css';

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
    (fields) => checkSentences(checkPasswordChange(bodyOf(fields), config.passwordMinLength)),
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
      title={sayAccount('password.title')}
      description={sayAccount(hasPassword ? 'password.description' : 'password.google')}
    >
      <form noValidate className={styles.fields} onSubmit={form.handleSubmit(change)}>
        <input type="email" autoComplete="username" value={email} readOnly hidden />
        {hasPassword && (
          <Grid column="18rem">
            <PasswordField
              label={sayAccount('password.current')}
              error={errors.current_password?.message}
              {...form.register('current_password')}
            />
          </Grid>
        )}
        <Grid column="18rem">
          <NewPasswordField
            label={sayAccount('password.new')}
            error={errors.new_password?.message}
            {...form.register('new_password')}
          />
          <PasswordField
            label={sayAccount('password.repeat')}
            autoComplete="new-password"
            error={errors.repeat_password?.message}
            {...form.register('repeat_password')}
          />
        </Grid>
        <div>
          <Button type="submit" busy={isBusy}>
            {sayAccount(hasPassword ? 'password.change' : 'password.set')}
          </Button>
        </div>
      </form>
      {graveStep.dialog}
    </Card>
  );
}
