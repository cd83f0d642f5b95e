import { Link } from 'react-router';
import { paths } from '#paths.ts';
import { AccountFrame } from './account-frame.tsx';
import { SignUpForm } from './sign-up-form.tsx';

export function SignUpIosScreen() {
  return (
    <AccountFrame
      title="Create your account"
      aside={
        <>
          Have an account? <Link to={paths.loginIos}>Login</Link>
        </>
      }
    >
      <SignUpForm ios />
    </AccountFrame>
  );
}
