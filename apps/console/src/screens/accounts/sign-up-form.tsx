import { checkSignUpForm } from '@sokoni/rules/access/sign-up-form';
import { useController } from 'react-hook-form';
import { Link, useLocation, useNavigate } from 'react-router';
import { useRegister } from '#api/stores/accounts.ts';
import { config } from '#config.ts';
import { PhoneInput } from '#parts/customers/phone-input.tsx';
import { showFailure, useCheckedForm } from '#parts/forms/checked-form.ts';
import { GoogleButton } from '#parts/sign-in/google-button.tsx';
import { NewPasswordField } from '#parts/sign-in/new-password-field.tsx';
import { paths } from '#paths.ts';
import { checkSentences } from '#sentences/account-problems.ts';
import { say } from '#sentences/accounts.ts';
import { richText } from '#sentences/frame/rich-text.ts';
import { sayLogin } from '#sentences/login.ts';
import { deviceFingerprint } from '#session/fingerprint.ts';
import { originOf } from '#session/origin.ts';
import { afterRegister } from '#session/sign-in.ts';
import { Button } from '#ui/buttons/button.tsx';
import { toast } from '#ui/feedback/toast.tsx';
import { CheckboxField } from '#ui/fields/checkbox-field.tsx';
import { TextField } from '#ui/fields/text-field.tsx';
import styles from './accounts.module.css';

const empty = {
  first_name: '',
  last_name: '',
  email: '',
  phone: '',
  password: '',
  referral_code: '',
  terms: false,
};

type SignUpFields = typeof empty;

/** SPEC section 2 "Sign-up". With `ios` the account is opened for the mobile app. */
export function SignUpForm({ ios = false }: { ios?: boolean }) {
  const register = useRegister();
  const navigate = useNavigate();
  const origin = originOf(useLocation().state);
  const form = useCheckedForm(check, empty);
  const phone = useController({ control: form.control, name: 'phone' }).field;
  const { errors } = form.formState;
  const isBusy = register.isPending || register.isSuccess;

  function submit({ terms: _, ...fields }: SignUpFields): void {
    const variant = ios
      ? { platform: 'mobile', source: 'ios' as const, include_otp: true }
      : { platform: 'web' };
    const device = deviceFingerprint();
    register.mutate(
      {
        app_id: 'sokoni',
        reg_channel: 'web',
        firebase_device_id: null,
        timezone: device.timezone,
        fingerprint: device,
        ...variant,
        ...fields,
      },
      {
        onSuccess: (answer) => {
          const next = afterRegister(answer, { ios });
          toast.success(answer.data.message);
          void navigate(next.to, { state: { ...next.state, from: origin }, replace: true });
        },
        onError: (error) => showFailure(error, form),
      },
    );
  }

  return (
    <form noValidate className={styles.form} onSubmit={form.handleSubmit(submit)}>
      <div className={styles.pair}>
        <TextField
          label={say('signUp.firstName')}
          autoComplete="given-name"
          size="lg"
          error={errors.first_name?.message}
          {...form.register('first_name')}
        />
        <TextField
          label={say('signUp.lastName')}
          autoComplete="family-name"
          size="lg"
          error={errors.last_name?.message}
          {...form.register('last_name')}
        />
      </div>
      <TextField
        label={sayLogin('field.email')}
        type="email"
        autoComplete="email"
        size="lg"
        error={errors.email?.message}
        {...form.register('email')}
      />
      <PhoneInput label={say('signUp.phone')} optional size="lg" error={errors.phone?.message} {...phone} />
      <NewPasswordField
        label={sayLogin('field.password')}
        size="lg"
        error={errors.password?.message}
        {...form.register('password')}
      />
      <TextField
        label={say('signUp.referralCode')}
        optional
        autoComplete="off"
        size="lg"
        error={errors.referral_code?.message}
        {...form.register('referral_code')}
      />
      <CheckboxField
        label={richText(
          say.rich('signUp.terms', {
            terms: (words) => (
              <Link to={paths.terms} target="_blank">
                {words}
              </Link>
            ),
            privacy: (words) => (
              <Link to={paths.privacy} target="_blank">
                {words}
              </Link>
            ),
          }),
        )}
        error={errors.terms?.message}
        {...form.register('terms')}
      />
      <div className={styles.actions}>
        <Button type="submit" variant="primary" size="lg" fullWidth busy={isBusy}>
          {say('signUp.submit')}
        </Button>
        {!ios && <GoogleButton disabled={isBusy} trip={() => ({ rememberMe: false, origin })} />}
      </div>
    </form>
  );
}

function check(fields: SignUpFields) {
  return checkSentences(checkSignUpForm(fields, config.passwordMinLength));
}
