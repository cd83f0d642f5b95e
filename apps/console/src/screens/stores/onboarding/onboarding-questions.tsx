import { hasChannel, offerOf } from '@sokoni/rules/stores/store-draft';
import { useController } from 'react-hook-form';
import { ChannelChoice } from '#parts/stores/channel-choice.tsx';
import styles from '#screens/stores/stores.module.css';
import { BusinessFields } from '#screens/stores/wizard/business-fields.tsx';
import { ContinueButton } from '#screens/stores/wizard/continue-button.tsx';
import { ModuleGroups } from '#screens/stores/wizard/module-groups.tsx';
import { withOffer } from '#screens/stores/wizard/store-draft-edits.ts';
import type { StoreWizard } from '#screens/stores/wizard/use-store-wizard.ts';
import { richText } from '#sentences/frame/rich-text.ts';
import { sayOnboarding } from '#sentences/stores/onboarding.ts';
import { sayStoreWizard } from '#sentences/stores/wizard.ts';
import { WizardStep } from '#shell/frames/wizard-frame.tsx';
import { BackButton } from '#ui/buttons/back-button.tsx';
import { Button, TextButton } from '#ui/buttons/button.tsx';
import { FormError } from '#ui/fields/form-error.tsx';
import { Muted } from '#ui/layout/layout.tsx';
import { ProductTypeQuestion } from './product-type-question.tsx';

interface QuestionProps {
  wizard: StoreWizard;
  onBack: () => void;
}

/** SPEC section 2, Onboarding step 2. */
export function ProductTypeStep({ wizard }: Pick<QuestionProps, 'wizard'>) {
  const { draft, change, control, problem } = wizard;
  const { ref } = useController({ control, name: 'product_type_id' }).field;
  return (
    <WizardStep
      key="type"
      width="wide"
      poster="onboarding_2"
      title={sayOnboarding('type.title')}
      description={sayOnboarding('type.description')}
      footer={
        <>
          <div className={styles.footError}>
            <FormError>{problem('product_type_id')}</FormError>
          </div>
          <ContinueButton />
        </>
      }
    >
      <ProductTypeQuestion
        ref={ref}
        legend={sayOnboarding('type.title')}
        value={draft.product_type_id}
        onChange={(product_type_id) => change(withOffer(draft, { product_type_id }))}
      />
    </WizardStep>
  );
}

/** SPEC section 2, Onboarding step 3. */
export function ChannelStep({ wizard, onBack, onTerms }: QuestionProps & { onTerms: () => void }) {
  const { draft, change } = wizard;
  return (
    <WizardStep
      key="channels"
      back={<BackButton onClick={onBack} />}
      poster="onboarding_3"
      title={sayOnboarding('channels.title')}
      description={sayStoreWizard('channels.both')}
      footer={<ContinueButton disabled={!hasChannel(draft)} />}
    >
      <ChannelChoice
        legend={sayOnboarding('channels.title')}
        channels={offerOf(draft)}
        onChange={(changed) => change(withOffer(draft, changed))}
      />
      <Muted>
        {richText(
          sayOnboarding.rich('channels.terms', {
            terms: (words) => <TextButton onClick={onTerms}>{words}</TextButton>,
          }),
        )}
      </Muted>
    </WizardStep>
  );
}

/** SPEC section 2, Onboarding step 4. */
export function ModuleStep({ wizard, onBack }: QuestionProps) {
  const { draft, change } = wizard;
  return (
    <WizardStep
      key="modules"
      width="wide"
      back={<BackButton onClick={onBack} />}
      poster="onboarding_4"
      title={sayStoreWizard('modules.title')}
      description={sayStoreWizard('modules.description')}
      footer={<ContinueButton disabled={!hasChannel(draft)} />}
    >
      <ModuleGroups draft={draft} change={change} />
    </WizardStep>
  );
}

/** SPEC section 2, Onboarding step 5. */
export function BusinessStep({ wizard, onBack }: QuestionProps) {
  return (
    <WizardStep
      key="business"
      back={<BackButton onClick={onBack} disabled={wizard.busy} />}
      poster="onboarding_5"
      title={sayOnboarding('business.title')}
      description={sayOnboarding('business.description')}
      footer={
        <Button type="submit" variant="primary" size="lg" busy={wizard.busy}>
          {sayStoreWizard('create')}
        </Button>
      }
    >
      <BusinessFields wizard={wizard} />
    </WizardStep>
  );
}
