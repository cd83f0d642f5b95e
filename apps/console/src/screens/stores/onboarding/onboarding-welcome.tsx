import { Link } from 'react-router';
import { useInbox } from '#api/stores/invites.ts';
import { useStart } from '#api/stores/stores.ts';
import { paths } from '#paths.ts';
import { ClosedStores } from '#screens/stores/closed-stores.tsx';
import { ContinueButton } from '#screens/stores/wizard/continue-button.tsx';
import { useSession } from '#session/session.ts';
import { WizardStep } from '#shell/frames/wizard-frame.tsx';
import { Muted } from '#ui/layout/layout.tsx';

/** SPEC section 2, Onboarding step 1: welcome, with Continue. */
export function WelcomeStep() {
  const firstName = useSession(({ user }) => user?.first_name);
  const hasStores = (useStart().data?.stores.length ?? 0) > 0;
  const hasInvites = (useInbox().data?.length ?? 0) > 0;
  return (
    <WizardStep
      poster="onboarding_1"
      title={firstName ? `Welcome, ${firstName}` : 'Welcome'}
      description="Four short questions, and your store is ready. You can change every answer later, except the currency."
      footer={<ContinueButton />}
    >
      {hasInvites && (
        <Muted>
          You are invited to a store. <Link to={paths.selectStore}>See your invites</Link>
        </Muted>
      )}
      {hasStores && !hasInvites && (
        <Muted>
          You have a store already. <Link to={paths.selectStore}>Go to My Stores</Link>
        </Muted>
      )}
      <ClosedStores />
    </WizardStep>
  );
}
