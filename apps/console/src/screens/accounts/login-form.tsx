import { checkSignIn, checkSignInIos } from '@sokoni/rules/access/sign-in-form';
import type { ReactNode } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { useLogin } from '#api/stores/accounts.ts';
import { showFailure, useCheckedForm } from '#parts/forms/checked-form.ts';
import { GoogleButton } from '#parts/sign-in/google-button.tsx';
import { checkSentences } from '#sentences/account-problems.ts';
import { sayLogin } from '#sentences/login.ts';
import { deviceFingerprint } from '#session/fingerprint.ts';
import { originOf } from '#session/origin.ts';
import { afterLogin } from '#session/sign-in.ts';
import { storage } from '#session/storage.ts';
import { Button } from '#ui/buttons/button.tsx';
import { toast } from '#ui/feedback/toast.tsx';
import { CheckboxField } from '#ui/fields/checkbox-field.tsx';
import { PasswordField } from '#ui/fields/password-field.tsx';
import { TextField } from '#ui/fields/text-field.tsx';
import styles from './accounts.module.css';

interface LoginFormProps {
  /** Hands a one-time code back to the mobile app, and checks each field (SPEC section 5, Login (iOS)). */
  ios?: boolean;
  forgotPassword: ReactNode;
}

interface LoginFields {
  email: string;
  password: string;
  remember_me: boolean;
}

export function LoginForm({ ios = false, forgotPassword }: LoginFormProps) {
  const login = useLogin();
  const navigate = useNavigate();
  const origin = originOf(useLocation().state);
  const rule = ios ? checkSignInIos : checkSignIn;
  const check = (fields: LoginFields) => checkSentences(rule(fields));
  const form = useCheckedForm<LoginFields>(check, rememberedFields());
  const { errors } = form.formState;
  const isBusy = login.isPending || login.isSuccess;

  function submit(fields: LoginFields): void {
    const checked = check(fields);
    if (!checked.ok) {
      form.setFocus(fields.email.trim() === '' ? 'email' : 'password');
      toast.error(checked.message);
      return;
    }
    const variant = ios
      ? { platform: 'mobile', source: 'ios' as const, include_otp: true }
      : { platform: 'web' };
    login.mutate(
      { app_id: 'sokoni', ...fields, ...variant, fingerprint: deviceFingerprint() },
      {
        onSuccess: (answer) => {
          const next = afterLogin(answer, { rememberMe: fields.remember_me, origin, ios });
          toast.success(sayLogin('login.welcomeBack', { name: answer.data.info.first_name }));
          void navigate(next.to, { state: next.state, replace: true });
        },
        onError: (error) => showFailure(error, form),
      },
    );
  }

  return (
    <form noValidate className={styles.form} onSubmit={form.handleSubmit(submit)}>
      <TextField
        label={sayLogin('field.email')}
        type="email"
        autoComplete="username"
        size="lg"
        error={errors.email?.message}
        {...form.register('email')}
      />
      <PasswordField
        label={sayLogin('field.password')}
        size="lg"
        action={<span className={styles.small}>{forgotPassword}</span>}
        error={errors.password?.message}
        {...form.register('password')}
      />
      <CheckboxField label={sayLogin('login.remember')} {...form.register('remember_me')} />
      <div className={styles.actions}>
        <Button type="submit" variant="primary" size="lg" fullWidth busy={isBusy}>
          {sayLogin('login.title')}
        </Button>
        {!ios && (
          <GoogleButton
            disabled={isBusy}
            trip={() => ({ rememberMe: form.getValues('remember_me'), origin })}
          />
        )}
      </div>
    </form>
  );
}

/** SPEC section 4: remember-me stored the e-mail and set the flag. */
function rememberedFields(): LoginFields {
  const isRemembered = storage.rememberMe.get() === true;
  return { email: (isRemembered && storage.email.get()) || '', password: '', remember_me: isRemembered };
}
