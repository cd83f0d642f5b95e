import { Link, useLocation } from 'react-router';
import { paths } from '#paths.ts';
import { say } from '#sentences/accounts.ts';
import { richText } from '#sentences/frame/rich-text.ts';
import { AccountFrame } from './account-frame.tsx';
import { SignUpForm } from './sign-up-form.tsx';

export function SignUpScreen() {
  const { state } = useLocation();
  return (
    <AccountFrame
      title={say('signUp.title')}
      aside={richText(
        say.rich('signUp.haveAccount', {
          link: (words) => (
            <Link to={paths.login} state={state}>
              {words}
            </Link>
          ),
        }),
      )}
    >
      <SignUpForm />
    </AccountFrame>
  );
}
