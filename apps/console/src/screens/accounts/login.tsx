import { useState } from 'react';
import { Link, Navigate, useLocation } from 'react-router';
import { paths } from '#paths.ts';
import { richText } from '#sentences/frame/rich-text.ts';
import { sayLogin } from '#sentences/login.ts';
import { getSession, isAdminLoggedIn } from '#session/session.ts';
import { AccountFrame } from './account-frame.tsx';
import { LoginForm } from './login-form.tsx';

export function LoginScreen() {
  const { state } = useLocation();
  // Every path with no match leads here; whoever is logged in already goes on home.
  const [wasLoggedIn] = useState(() => isAdminLoggedIn(getSession()));
  if (wasLoggedIn) return <Navigate to={paths.home} replace />;

  return (
    <AccountFrame
      title={sayLogin('login.title')}
      aside={richText(
        sayLogin.rich('login.newHere', {
          link: (words) => (
            <Link to={paths.signUp} state={state}>
              {words}
            </Link>
          ),
        }),
      )}
    >
      <LoginForm forgotPassword={<Link to={paths.forgotPassword}>{sayLogin('login.forgot')}</Link>} />
    </AccountFrame>
  );
}
