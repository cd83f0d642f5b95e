import { Link, useNavigate } from 'react-router';
import { logout } from '#api/session/logout.ts';
import { paths } from '#paths.ts';
import { isAdminLoggedIn, useSession } from '#session/session.ts';
import { Button, buttonClass } from '#ui/buttons/button.tsx';
import { Drawing } from '#ui/display/drawing.tsx';
import { TextPage } from './text-page.tsx';
import styles from './unauthorized.module.css';

/** SPEC section 8: where a 403 leads. */
export function UnauthorizedScreen() {
  const navigate = useNavigate();
  const isLoggedIn = useSession(isAdminLoggedIn);
  const storeName = useSession((session) => session.activeStore?.name);

  return (
    <TextPage title="You don’t have access to this page">
      <div className={styles.place}>
        <Drawing name="forbidden" size={120} />
        <p>
          {isLoggedIn ? (
            <>
              Your role{storeName && ` in ${storeName}`} doesn’t include it. An admin of the store can change
              your role under Settings, Staff.
            </>
          ) : (
            'Log in with an account that has access.'
          )}
        </p>
        <div className={styles.actions}>
          {storeName && (
            <Link to={paths.sell} className={buttonClass({ variant: 'primary' })}>
              Go to Sell
            </Link>
          )}
          {isLoggedIn ? (
            <>
              <Link
                to={paths.selectStore}
                className={buttonClass({ variant: storeName ? 'secondary' : 'primary' })}
              >
                My Stores
              </Link>
              <Button variant="quiet" onClick={() => navigate(logout())}>
                Log out
              </Button>
            </>
          ) : (
            <Link to={paths.login} className={buttonClass({ variant: 'primary' })}>
              Log in
            </Link>
          )}
        </div>
      </div>
    </TextPage>
  );
}
