import { useEffect } from 'react';
import { useSearchParams } from 'react-router';
import { StepForm } from '#screens/stores/wizard/step-form.tsx';
import { useStoreWizard } from '#screens/stores/wizard/use-store-wizard.ts';
import { useSession } from '#session/session.ts';
import { AccountPage } from '#shell/frames/account-page.tsx';
import { forgetOnboardingDraft, keepOnboardingDraft, readOnboardingDraft } from './onboarding-draft.ts';
import { BusinessStep, ChannelStep, ModuleStep, ProductTypeStep } from './onboarding-questions.tsx';
import { onboardingFields, onboardingPercent, onboardingStep, stepAfterTerms } from './onboarding-steps.ts';
import { TermsStep } from './onboarding-terms.tsx';
import { WelcomeStep } from './onboarding-welcome.tsx';

/** SPEC section 2 "Onboarding": one question a step. The step stands in the address, so that the browser goes back too. */
export function OnboardingScreen() {
  const userId = useSession(({ user }) => user?.id) ?? '';
  const [address, setAddress] = useSearchParams();
  const asked = address.get('step');
  const goTo = (step: number) => setAddress({ step: String(step) });
  const wizard = useStoreWizard({
    initial: () => readOnboardingDraft(userId),
    stepOf: (draft) => onboardingStep(asked, draft),
    lastStep: 5,
    goTo,
    fieldsOf: onboardingFields,
    channels: 'words',
    onChange: (draft) => keepOnboardingDraft(userId, draft),
    onCreated: forgetOnboardingDraft,
  });
  const { step } = wizard;
  const back = () => goTo(step - 1);

  // An answer must not skip to the step that an address asked for too early.
  useEffect(() => {
    if (asked !== null && asked !== String(step)) setAddress({ step: String(step) }, { replace: true });
  }, [asked, step, setAddress]);

  return (
    <AccountPage percent={onboardingPercent(step)}>
      <StepForm step={step} onSubmit={wizard.submit}>
        {step === 0 && <TermsStep onClose={() => goTo(stepAfterTerms)} />}
        {step === 1 && <WelcomeStep />}
        {step === 2 && <ProductTypeStep wizard={wizard} />}
        {step === 3 && <ChannelStep wizard={wizard} onBack={back} onTerms={() => goTo(0)} />}
        {step === 4 && <ModuleStep wizard={wizard} onBack={back} />}
        {step === 5 && <BusinessStep wizard={wizard} onBack={back} />}
      </StepForm>
    </AccountPage>
  );
}
