import { useEffect } from 'react';
import { Link, useParams } from 'react-router';
import { useVerifyEmailLink } from '#api/accounts.ts';
import { isFailure } from '#api/api-error.ts';
import { messageOf } from '#api/message-of.ts';
import { showFailure } from '#parts/checked-form.ts';
import { paths } from '#paths.ts';
import { isAdminLoggedIn, useSession } from '#session/session.ts';
import { Button, buttonClass } from '#ui/button.tsx';
import { focusPageHeading } from '#ui/page-heading.ts';
import { toast } from '#ui/toast.tsx';
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
        title="Your e-mail is verified"
        description={isLoggedIn ? 'Go on to your stores.' : 'Log in to go on.'}
      >
        <Link to={isLoggedIn ? paths.selectStore : paths.login} className={primary}>
          {isLoggedIn ? 'My Stores' : 'Log in'}
        </Link>
      </AccountFrame>
    );
  }
  if (isDead) {
    return (
      <AccountFrame title="This link does not work" description={messageOf(verify.error)}>
        <Link to={isLoggedIn ? paths.verify : paths.login} className={primary}>
          {isLoggedIn ? 'Ask for a new one' : 'Log in to ask for a new one'}
        </Link>
      </AccountFrame>
    );
  }
  return (
    <AccountFrame
      title="Verify your e-mail"
      description="Confirm that this address is yours. It can be done on any device."
    >
      <Button variant="primary" size="lg" fullWidth busy={verify.isPending} onClick={confirm}>
        Verify e-mail
      </Button>
    </AccountFrame>
  );
}
