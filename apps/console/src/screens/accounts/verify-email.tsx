import { useEffect } from 'react';
import { Link, useParams } from 'react-router';
import { isFailure } from '#api/client/api-error.ts';
import { messageOf } from '#api/client/message-of.ts';
import { useVerifyEmailLink } from '#api/stores/accounts.ts';
import { showFailure } from '#parts/forms/checked-form.ts';
import { paths } from '#paths.ts';
import { say } from '#sentences/accounts.ts';
import { isAdminLoggedIn, useSession } from '#session/session.ts';
import { Button, buttonClass } from '#ui/buttons/button.tsx';
import { toast } from '#ui/feedback/toast.tsx';
import { focusPageHeading } from '#ui/layout/page-heading.ts';
import { AccountFrame } from './account-frame.tsx';

const primary = buttonClass({ variant: 'primary', size: 'lg', fullWidth: true });

/**
 * The mailed link. A button confirms it, because mail programs open links on their own. It leads on to the stores; the
 * guards there ask whoever is not logged in to do so.
 */
export function VerifyEmailScreen() {
  const { token = '' } = useParams();
  const isLoggedIn = useSession(isAdminLoggedIn);
  const verify = useVerifyEmailLink();
  const isDead = isFailure(verify.error, 'link_expired');
  const isOver = verify.isSuccess || isDead;

  useEffect(() => {
    if (isOver) focusPageHeading();
  }, [isOver]);

  function confirm(): void {
    verify.mutate(token, {
      onSuccess: ({ message }) => toast.success(message),
      onError: (error) => {
        if (!isFailure(error, 'link_expired')) showFailure(error);
      },
    });
  }

  if (verify.isSuccess) {
    return (
      <AccountFrame
        title={say('verifyLink.done')}
        description={say(isLoggedIn ? 'verifyLink.continue' : 'verifyLink.logIn')}
      >
        <Link to={isLoggedIn ? paths.selectStore : paths.login} className={primary}>
          {say(isLoggedIn ? 'verifyLink.stores' : 'action.logIn')}
        </Link>
      </AccountFrame>
    );
  }
  if (isDead) {
    return (
      <AccountFrame title={say('deadLink.title')} description={messageOf(verify.error)}>
        <Link to={isLoggedIn ? paths.verify : paths.login} className={primary}>
          {say(isLoggedIn ? 'action.askForNewLink' : 'verifyLink.logInToAsk')}
        </Link>
      </AccountFrame>
    );
  }
  return (
    <AccountFrame title={say('verifyLink.title')} description={say('verifyLink.description')}>
      <Button variant="primary" size="lg" fullWidth busy={verify.isPending} onClick={confirm}>
        {say('verifyLink.submit')}
      </Button>
    </AccountFrame>
  );
}
