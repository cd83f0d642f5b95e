import { useSession } from '#session/session.ts';
import { VerifyForm } from './verify-form.tsx';

export function VerifyScreen() {
  const email = useSession(({ user }) => user?.email) ?? '';
  return <VerifyForm email={email} />;
}
