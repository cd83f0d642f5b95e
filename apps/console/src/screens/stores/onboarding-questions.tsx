import { channelsOf, hasChannel } from '@sokoni/rules/store-draft';
import { useController } from 'react-hook-form';
import { ChannelChoice } from '#parts/channel-choice.tsx';
import { WizardStep } from '#shell/wizard-frame.tsx';
import { BackButton } from '#ui/back-button.tsx';
import { Button, TextButton } from '#ui/button.tsx';
import { FormError } from '#ui/form-error.tsx';
import { Muted } from '#ui/layout.tsx';
import { BusinessFields } from './business-fields.tsx';
import { ContinueButton } from './continue-button.tsx';
import { withChannels } from './draft-edits.ts';
import { ModuleGroups } from './module-groups.tsx';
import { ProductTypeQuestion } from './product-type-question.tsx';
import styles from './stores.module.css';
import type { StoreWizard } from './use-store-wizard.ts';

interface QuestionProps {
  wizard: StoreWizard;
  onBack: () => void;
}

const productTypeQuestion = 'What type of product do you want to sell?';
const channelQuestion = 'Where do you currently or would you like to sell?';

/** SPEC section 2, Onboarding step 2. */
export function ProductTypeStep({ wizard }: Pick<QuestionProps, 'wizard'>) {
  const { draft, change, control, problem } = wizard;
  const { ref } = useController({ control, name: 'product_type_id' }).field;
  return (
    <WizardStep
      key="type"
      width="wide"
      poster="onboarding_2"
      title={productTypeQuestion}
      description="Pick the one that comes closest."
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
        legend={productTypeQuestion}
        value={draft.product_type_id}
        onChange={(product_type_id) => change({ product_type_id })}
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
      title={channelQuestion}
      description="One of them, or both."
      footer={<ContinueButton disabled={!hasChannel(draft)} />}
    >
      <ChannelChoice
        legend={channelQuestion}
        channels={channelsOf(draft)}
        onChange={(changed) => change(withChannels(draft, changed))}
      />
      <Muted>
        By going on you agree to <TextButton onClick={onTerms}>the terms</TextButton>.
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
      title="Suitable modules for your account type"
      description="Switch on what you need. You can change it at any time."
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
      title="Business details"
      description="What your store is called, and where it is found."
      footer={
        <Button type="submit" variant="primary" size="lg" busy={wizard.busy}>
          Create Store
        </Button>
      }
    >
      <BusinessFields wizard={wizard} />
    </WizardStep>
  );
}
