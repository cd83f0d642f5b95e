import { messages } from '@sokoni/rules/messages';
import { checkSignIn, checkSignInIos } from '@sokoni/rules/sign-in-form';
import type { ReactNode } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { useLogin } from '#api/accounts.ts';
import { showFailure, useCheckedForm } from '#parts/checked-form.ts';
import { GoogleButton } from '#parts/google-button.tsx';
import { deviceFingerprint } from '#session/fingerprint.ts';
import { originOf } from '#session/origin.ts';
import { afterLogin } from '#session/sign-in.ts';
import { storage } from '#session/storage.ts';
import { Button } from '#ui/button.tsx';
import { CheckboxField } from '#ui/checkbox-field.tsx';
import { PasswordField } from '#ui/password-field.tsx';
import { TextField } from '#ui/text-field.tsx';
import { toast } from '#ui/toast.tsx';
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
  const check = ios ? checkSignInIos : checkSignIn;
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
          toast.success(messages.welcomeBack(answer.data.info.first_name));
          navigate(next.to, { state: next.state, replace: true });
        },
        onError: (error) => showFailure(error, form),
      },
    );
  }

  return (
    <form noValidate className={styles.form} onSubmit={form.handleSubmit(submit)}>
      <TextField
        label="E-mail"
        type="email"
        autoComplete="username"
        size="lg"
        error={errors.email?.message}
        {...form.register('email')}
      />
      <PasswordField
        label="Password"
        size="lg"
        action={<span className={styles.small}>{forgotPassword}</span>}
        error={errors.password?.message}
        {...form.register('password')}
      />
      <CheckboxField label="Remember me" {...form.register('remember_me')} />
      <div className={styles.actions}>
        <Button type="submit" variant="primary" size="lg" fullWidth busy={isBusy}>
          Log in
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
