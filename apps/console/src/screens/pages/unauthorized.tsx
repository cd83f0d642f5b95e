import { Link, useNavigate } from 'react-router';
import { paths } from '#paths.ts';
import { logout } from '#session/logout.ts';
import { isAdminLoggedIn, useSession } from '#session/session.ts';
import { Button, buttonClass } from '#ui/button.tsx';
import { Drawing } from '#ui/drawing.tsx';
import { TextPage } from './text-page.tsx';
import styles from './unauthorized.module.css';

/** SPEC section 8: where a 403 leads. */
export function UnauthorizedScreen() {
  const navigate = useNavigate();
  const isLoggedIn = useSession(isAdminLoggedIn);
  const storeName = useSession((session) => session.activeStore?.name);

  return (
    <TextPage title="You cannot open this">
      <div className={styles.place}>
        <Drawing name="forbidden" size={120} />
        <p>
          {isLoggedIn ? (
            <>
              Your role{storeName && ` in ${storeName}`} does not allow it. An admin of the store can give you
              another one under Settings, Staff.
            </>
          ) : (
            'Log in with an account that may.'
          )}
        </p>
        <div className={styles.actions}>
          {storeName && (
            <Link to={paths.sell} className={buttonClass({ variant: 'primary' })}>
              Go to the selling screen
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
