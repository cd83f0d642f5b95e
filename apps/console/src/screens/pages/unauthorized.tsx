import { Link, useNavigate } from 'react-router';
import { logout } from '#api/session/logout.ts';
import { paths } from '#paths.ts';
import { sayUnauthorized } from '#sentences/public-pages/unauthorized.ts';
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
    <TextPage title={sayUnauthorized('title')}>
      <div className={styles.place}>
        <Drawing name="forbidden" size={120} />
        <p>{isLoggedIn ? roleText(storeName) : sayUnauthorized('loggedOut')}</p>
        <div className={styles.actions}>
          {storeName && (
            <Link to={paths.sell} className={buttonClass({ variant: 'primary' })}>
              {sayUnauthorized('goToSell')}
            </Link>
          )}
          {isLoggedIn ? (
            <>
              <Link
                to={paths.selectStore}
                className={buttonClass({ variant: storeName ? 'secondary' : 'primary' })}
              >
                {sayUnauthorized('myStores')}
              </Link>
              <Button variant="quiet" onClick={() => navigate(logout())}>
                {sayUnauthorized('logOut')}
              </Button>
            </>
          ) : (
            <Link to={paths.login} className={buttonClass({ variant: 'primary' })}>
              {sayUnauthorized('logIn')}
            </Link>
          )}
        </div>
      </div>
    </TextPage>
  );
}

function roleText(store: string | undefined): string {
  return store ? sayUnauthorized('roleIn', { store }) : sayUnauthorized('role');
}
