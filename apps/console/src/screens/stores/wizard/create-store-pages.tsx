import { hasChannel, offerOf, type StoreMode } from '@sokoni/rules/stores/store-draft';
import { useId } from 'react';
import { useController } from 'react-hook-form';
import { ProductTypeField } from '#parts/product-types/product-type-field.tsx';
import { ChannelChoice } from '#parts/stores/channel-choice.tsx';
import { sayCreateStore } from '#sentences/stores/create-store.ts';
import { sayStoreWizard } from '#sentences/stores/wizard.ts';
import { WizardStep } from '#shell/frames/wizard-frame.tsx';
import { BackButton } from '#ui/buttons/back-button.tsx';
import { Button } from '#ui/buttons/button.tsx';
import { ChoiceCard, ChoiceGrid } from '#ui/fields/choice-card.tsx';
import { Toggle } from '#ui/fields/toggle.tsx';
import { BusinessFields } from './business-fields.tsx';
import { ContinueButton } from './continue-button.tsx';
import { ModuleGroups } from './module-groups.tsx';
import { withOffer } from './store-draft-edits.ts';
import type { StoreWizard } from './use-store-wizard.ts';

interface PageProps {
  wizard: StoreWizard;
  onBack: () => void;
}

/** SPEC section 2, Create a new store, step 1. */
export function BusinessPage({ wizard }: PageProps) {
  const { draft } = wizard;
  const isReady = draft.currency_code !== '' && draft.sub_domain !== '';
  return (
    <WizardStep
      key="business"
      poster="onboarding_5"
      title={sayCreateStore('business.title')}
      footer={
        <Button type="submit" variant="primary" size="lg" disabled={!isReady}>
          {sayCreateStore('business.next')}
        </Button>
      }
    >
      <BusinessFields wizard={wizard}>
        <ProductTypeQuestion wizard={wizard} />
      </BusinessFields>
    </WizardStep>
  );
}

function ProductTypeQuestion({ wizard }: { wizard: StoreWizard }) {
  const { draft, change, control, problem } = wizard;
  const { ref, onBlur } = useController({ control, name: 'product_type_id' }).field;
  return (
    <ProductTypeField
      size="lg"
      ref={ref}
      onBlur={onBlur}
      value={draft.product_type_id}
      onChange={(product_type_id) => change(withOffer(draft, { product_type_id }))}
      error={problem('product_type_id')}
    />
  );
}

/** SPEC section 2, Create a new store, step 2. */
export function ChannelPage({ wizard, onBack }: PageProps) {
  const { draft, change } = wizard;
  return (
    <WizardStep
      key="channels"
      poster="onboarding_3"
      back={<BackButton onClick={onBack} />}
      title={sayCreateStore('channels.title')}
      description={sayStoreWizard('channels.both')}
      footer={<ContinueButton disabled={!hasChannel(draft)} />}
    >
      <ChannelChoice
        legend={sayCreateStore('channels.title')}
        channels={offerOf(draft)}
        onChange={(changed) => change(withOffer(draft, changed))}
      />
    </WizardStep>
  );
}

/** SPEC section 2, Create a new store, step 3. */
export function ModulePage({ wizard, onBack }: PageProps) {
  return (
    <WizardStep
      key="modules"
      width="wide"
      poster="onboarding_4"
      back={<BackButton onClick={onBack} />}
      title={sayStoreWizard('modules.title')}
      description={sayStoreWizard('modules.description')}
      footer={<ContinueButton />}
    >
      <ModuleGroups draft={wizard.draft} change={wizard.change} />
    </WizardStep>
  );
}

/** SPEC section 2, Create a new store, step 4. */
export function ModePage({ wizard, onBack }: PageProps) {
  const { draft, change, busy } = wizard;
  const name = useId();
  const mode = (value: StoreMode) => ({
    type: 'radio' as const,
    layout: 'tile' as const,
    name,
    checked: draft.mode === value,
    onChange: () => change({ mode: value }),
  });
  return (
    <WizardStep
      key="mode"
      poster="onboarding_1"
      back={<BackButton onClick={onBack} disabled={busy} />}
      title={sayCreateStore('mode.title')}
      description={sayCreateStore('mode.description')}
      footer={
        <Button type="submit" variant="primary" size="lg" busy={busy}>
          {sayStoreWizard('create')}
        </Button>
      }
    >
      <ChoiceGrid legend={sayCreateStore('mode.title')} hideLegend narrow>
        <ChoiceCard
          {...mode('test')}
          drawing="mode_test"
          title={sayCreateStore('mode.test')}
          description={sayCreateStore('mode.test.hint')}
        />
        <ChoiceCard
          {...mode('live')}
          drawing="mode_live"
          title={sayCreateStore('mode.live')}
          description={sayCreateStore('mode.live.hint')}
        />
      </ChoiceGrid>
      {draft.mode === 'test' && (
        <Toggle
          label={sayCreateStore('samples')}
          hint={sayCreateStore('samples.hint')}
          checked={draft.test_product}
          onChange={(isOn) => change({ test_product: isOn })}
        />
      )}
    </WizardStep>
  );
}
