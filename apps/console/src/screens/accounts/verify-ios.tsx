import { useLocation } from 'react-router';
import { useSession } from '#session/session.ts';
import { VerifyForm } from './verify-form.tsx';

/** SPEC section 2: the same screen, with the e-mail taken from the navigation state. */
export function VerifyIosScreen() {
  const { state } = useLocation();
  const sessionEmail = useSession(({ user }) => user?.email) ?? '';
  const given: unknown = state?.email;
  return <VerifyForm ios email={typeof given === 'string' ? given : sessionEmail} />;
}
