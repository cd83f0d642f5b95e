import { Link } from 'react-router';
import { paths } from '#paths.ts';
import { say } from '#sentences/accounts.ts';
import { richText } from '#sentences/frame/rich-text.ts';
import { AccountFrame } from './account-frame.tsx';
import { SignUpForm } from './sign-up-form.tsx';

export function SignUpIosScreen() {
  return (
    <AccountFrame
      title={say('signUp.title')}
      aside={richText(
        say.rich('signUp.haveAccountIos', { link: (words) => <Link to={paths.loginIos}>{words}</Link> }),
      )}
    >
      <SignUpForm ios />
    </AccountFrame>
  );
}
