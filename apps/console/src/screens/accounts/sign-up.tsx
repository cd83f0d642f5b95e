import { Link, useLocation } from 'react-router';
import { paths } from '#paths.ts';
import { AccountFrame } from './account-frame.tsx';
import { SignUpForm } from './sign-up-form.tsx';

export function SignUpScreen() {
  const { state } = useLocation();
  return (
    <AccountFrame
      title="Create your account"
      aside={
        <>
          Have an account?{' '}
          <Link to={paths.login} state={state}>
            Log in
          </Link>
        </>
      }
    >
      <SignUpForm />
    </AccountFrame>
  );
}
