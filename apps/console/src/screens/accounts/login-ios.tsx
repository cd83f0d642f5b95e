import { Link } from 'react-router';
import { paths } from '#paths.ts';
import { richText } from '#sentences/frame/rich-text.ts';
import { sayLogin } from '#sentences/login.ts';
import { AccountFrame } from './account-frame.tsx';
import { LoginForm } from './login-form.tsx';

/** Opened by the mobile app: a log-in leads to /ios/success with a one-time code, whoever was logged in before. */
export function LoginIosScreen() {
  return (
    <AccountFrame
      title={sayLogin('login.title')}
      aside={richText(
        sayLogin.rich('login.newHereIos', { link: (words) => <Link to={paths.signUpIos}>{words}</Link> }),
      )}
    >
      <LoginForm
        ios
        forgotPassword={
          <Link to={paths.forgotPassword} state={{ ios: true }}>
            {sayLogin('login.forgotIos')}
          </Link>
        }
      />
    </AccountFrame>
  );
}
