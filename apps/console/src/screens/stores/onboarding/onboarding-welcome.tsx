import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useInbox } from '#api/stores/invites.ts';
import { useStart } from '#api/stores/stores.ts';
import { paths } from '#paths.ts';
import { ClosedStores } from '#screens/stores/closed-stores.tsx';
import { ContinueButton } from '#screens/stores/wizard/continue-button.tsx';
import { richText } from '#sentences/frame/rich-text.ts';
import { sayOnboarding } from '#sentences/stores/onboarding.ts';
import { useSession } from '#session/session.ts';
import { WizardStep } from '#shell/frames/wizard-frame.tsx';
import { Muted } from '#ui/layout/layout.tsx';

/** SPEC section 2, Onboarding step 1: welcome, with Continue. */
export function WelcomeStep() {
  const firstName = useSession(({ user }) => user?.first_name);
  const hasStores = (useStart().data?.stores.length ?? 0) > 0;
  const hasInvites = (useInbox().data?.length ?? 0) > 0;
  const toStores = (words: ReactNode) => <Link to={paths.selectStore}>{words}</Link>;
  return (
    <WizardStep
      poster="onboarding_1"
      title={
        firstName ? sayOnboarding('welcome.titleFor', { name: firstName }) : sayOnboarding('welcome.title')
      }
      description={sayOnboarding('welcome.description')}
      footer={<ContinueButton />}
    >
      {hasInvites && <Muted>{richText(sayOnboarding.rich('welcome.invited', { link: toStores }))}</Muted>}
      {hasStores && !hasInvites && (
        <Muted>{richText(sayOnboarding.rich('welcome.hasStore', { link: toStores }))}</Muted>
      )}
      <ClosedStores />
    </WizardStep>
  );
}
