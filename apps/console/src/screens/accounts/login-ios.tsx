import { Link } from 'react-router';
import { paths } from '#paths.ts';
import { AccountFrame } from './account-frame.tsx';
import { LoginForm } from './login-form.tsx';

/** Opened by the mobile app: a log-in leads to /ios/success with a one-time code, whoever was logged in before. */
export function LoginIosScreen() {
  return (
    <AccountFrame
      title="Log in"
      aside={
        <>
          New to Sokoni? <Link to={paths.signUpIos}>Signup</Link>
        </>
      }
    >
      <LoginForm
        ios
        forgotPassword={
          <Link to={paths.forgotPassword} state={{ ios: true }}>
            Forgot Password
          </Link>
        }
      />
    </AccountFrame>
  );
}
