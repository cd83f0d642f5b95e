import { newStoreDraft } from '@sokoni/rules/stores/store-draft';
import { useState } from 'react';
import { sayCreateStore } from '#sentences/stores/create-store.ts';
import { ProgressBar } from '#ui/feedback/progress-bar.tsx';
import { Modal } from '#ui/overlays/modal.tsx';
import { BusinessPage, ChannelPage, ModePage, ModulePage } from './create-store-pages.tsx';
import { StepForm } from './step-form.tsx';
import type { DraftField } from './store-draft-edits.ts';
import { useStoreWizard } from './use-store-wizard.ts';

interface CreateStoreModalProps {
  open: boolean;
  onClose: () => void;
}

const lastStep = 4;

const fieldsOf: Readonly<Record<number, readonly DraftField[]>> = {
  1: ['name', 'currency_code', 'product_type_id', 'sub_domain'],
  2: ['web_support'],
};

/** SPEC section 2 "Create a new store": full screen, four steps; closing resets it to step 1. */
export function CreateStoreModal({ open, onClose }: CreateStoreModalProps) {
  const [step, setStep] = useState(1);
  const wizard = useStoreWizard({
    initial: newStoreDraft,
    stepOf: () => step,
    lastStep,
    goTo: setStep,
    fieldsOf,
    channels: 'booleans',
    onCreated: close,
  });
  const hasBegun = step > 1 || wizard.draft.name !== '' || wizard.draft.sub_domain !== '';
  const page = { wizard, onBack: () => setStep(step - 1) };

  function close(): void {
    setStep(1);
    wizard.restart(newStoreDraft());
    onClose();
  }

  return (
    <Modal
      open={open}
      onClose={() => !wizard.busy && close()}
      title={sayCreateStore('title')}
      fullScreen
      // Escape would throw away what was typed; the close button is meant.
      locked={hasBegun}
      underTitle={
        <ProgressBar
          percent={(step / lastStep) * 100}
          label={sayCreateStore('step', { step, last: lastStep })}
        />
      }
    >
      <StepForm step={step} onSubmit={wizard.submit}>
        {step === 1 && <BusinessPage {...page} />}
        {step === 2 && <ChannelPage {...page} />}
        {step === 3 && <ModulePage {...page} />}
        {step === 4 && <ModePage {...page} />}
      </StepForm>
    </Modal>
  );
}
