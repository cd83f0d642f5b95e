import type { StoreDraft } from '@sokoni/rules/stores/store-draft';
import { useEffect, useState } from 'react';
import { type UseFormReturn, useForm } from 'react-hook-form';
import { useNavigate } from 'react-router';
import { useCreateStore } from '#api/session/use-session-actions.ts';
import { checkedBy, problemsOfFields, showFailure } from '#parts/forms/checked-form.ts';
import {
  type SubDomainAvailability,
  useSubDomainAvailability,
} from '#parts/stores/use-subdomain-availability.ts';
import { paths } from '#paths.ts';
import { toast } from '#ui/feedback/toast.tsx';
import { checkFields, type DraftField, storeBody } from './store-draft-edits.ts';

export interface StoreWizard<Step extends number = number> {
  step: Step;
  draft: StoreDraft;
  change(changed: Partial<StoreDraft>): void;
  /** For the `ref` of the fields; what they show comes from the draft. */
  control: UseFormReturn<StoreDraft>['control'];
  problem(field: DraftField): string | undefined;
  availability: SubDomainAvailability;
  /** To the next step, or from the last one to the store, if the step's answers are fine. */
  submit(): void;
  busy: boolean;
  /** Back to the defaults. */
  restart(draft: StoreDraft): void;
}

interface WizardOptions<Step extends number> {
  initial: () => StoreDraft;
  /** The step that is asked for and may be shown with this draft. */
  stepOf: (draft: StoreDraft) => Step;
  lastStep: Step;
  goTo: (step: number) => void;
  /** What each step asks for; a refusal of the server leads back to it. */
  fieldsOf: Readonly<Record<number, readonly DraftField[]>>;
  /** How the channels are sent (SPEC section 3). */
  channels: 'words' | 'booleans';
  onChange?: (draft: StoreDraft) => void;
  onCreated: () => void;
}

/** The draft of a store on its way through the steps of either wizard, up to its creation (SPEC section 4). */
export function useStoreWizard<Step extends number>(options: WizardOptions<Step>): StoreWizard<Step> {
  const { initial, stepOf, lastStep, goTo, fieldsOf, channels, onChange, onCreated } = options;
  const navigate = useNavigate();
  const createStore = useCreateStore();
  const [firstDraft] = useState(initial);
  const form = useForm<StoreDraft>({
    defaultValues: firstDraft,
    resolver: checkedBy((answers) => checkFields(answers, fieldsOf[stepOf(answers)] ?? [])),
  });
  const { errors, isSubmitted, isSubmitSuccessful, isSubmitting } = form.formState;
  const draft = form.watch();
  const step = stepOf(draft);
  const availability = useSubDomainAvailability(draft.sub_domain);

  // Each step is a form of its own: it complains when it is submitted, not while it is filled in.
  useEffect(() => {
    if (isSubmitSuccessful) form.reset(undefined, { keepValues: true });
  }, [isSubmitSuccessful, form]);

  function change(changed: Partial<StoreDraft>): void {
    const next = { ...form.getValues(), ...changed };
    for (const field of Object.keys(changed) as (keyof StoreDraft)[]) {
      form.setValue(field, next[field], { shouldValidate: isSubmitted });
    }
    onChange?.(next);
  }

  async function pass(answered: StoreDraft): Promise<void> {
    if (fieldsOf[step]?.includes('sub_domain') && availability.state === 'refused') {
      form.setError('sub_domain', { message: availability.message }, { shouldFocus: true });
      return;
    }
    if (step === lastStep) await create(answered);
    else goTo(step + 1);
  }

  async function create(answered: StoreDraft): Promise<void> {
    const created = await createStore.mutateAsync(storeBody(answered, channels)).catch(refuse);
    if (!created) return;
    toast.success(created.message);
    onCreated();
    await navigate(created.to ?? paths.selectStore);
  }

  /** Under the field that it is about, at the step that asks for it; what no step asks for is a toast. */
  function refuse(error: unknown): void {
    const refused = problemsOfFields(error, draft).map(([field]) => field);
    const asking = Object.entries(fieldsOf).find(([, asked]) =>
      asked.some((field) => refused.includes(field)),
    );
    if (!asking) {
      showFailure(error);
      return;
    }
    if (Number(asking[0]) !== step) goTo(Number(asking[0]));
    showFailure(error, form);
  }

  return {
    step,
    draft,
    change,
    control: form.control,
    problem: (field) => errors[field]?.message,
    availability,
    submit: () => void form.handleSubmit(pass)(),
    busy: isSubmitting,
    restart: (fresh) => form.reset(fresh),
  };
}
