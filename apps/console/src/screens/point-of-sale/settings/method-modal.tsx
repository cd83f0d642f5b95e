import type { PaymentMethod } from '@sokoni/rules/orders/order-labels';
import {
  addableKinds,
  hasReference,
  methodsProblem,
  referenceRules,
  type TillMethod,
  tillSettingsLimits,
} from '@sokoni/rules/point-of-sale/till-settings';
import { TrashIcon } from 'lucide-react';
import { useState } from 'react';
import type { TillSettings } from '#api/sales/till-settings.ts';
import { newUuid } from '#offline/new-uuid.ts';
import { methodName } from '#parts/money/method-name.ts';
import { sayPointOfSale } from '#sentences/point-of-sale/answers.ts';
import { sayTillSettings as say } from '#sentences/point-of-sale/settings.ts';
import { Button } from '#ui/buttons/button.tsx';
import { CheckboxField } from '#ui/fields/checkbox-field.tsx';
import { FormError } from '#ui/fields/form-error.tsx';
import { Segmented } from '#ui/fields/segmented.tsx';
import { TextField } from '#ui/fields/text-field.tsx';
import { SelectField } from '#ui/menus/select-field.tsx';
import { FormModal } from '#ui/overlays/form-modal.tsx';
import { useKeepSettings } from './use-keep-settings.ts';

interface MethodModalProps {
  settings: TillSettings;
  /** Null: a new one. */
  method: TillMethod | null;
  onClose: () => void;
}

/** A way to pay: what it is called and is, whether it opens the drawer and asks for a reference. */
export function MethodModal({ settings, method, onClose }: MethodModalProps) {
  const { methods } = settings;
  const { pending, keep } = useKeepSettings(settings);
  const [draft, setDraft] = useState<TillMethod>(() => method ?? blankMethod(methods));
  const [problem, setProblem] = useState<string | null>(null);
  const kinds = method ? [method.kind] : addableKinds(methods);
  const kindName = methodName({ method: draft.kind, label: '' });

  function patch(change: Partial<TillMethod>): void {
    setProblem(null);
    setDraft((before) => ({ ...before, ...change }));
  }

  async function save(next: TillMethod[], said: string): Promise<void> {
    const wrong = methodsProblem(next);
    if (wrong) setProblem(sayPointOfSale(`methods.${wrong}`));
    else if (await keep({ methods: next }, said)) onClose();
  }

  function saveDraft(): Promise<void> {
    const written = { ...draft, name: draft.name.trim() };
    const next = method
      ? methods.map((one) => (one.id === method.id ? written : one))
      : [...methods, written];
    return save(next, say(method ? 'method.saved' : 'method.added'));
  }

  return (
    <FormModal
      size="sm"
      title={method ? say('method.edit', { name: method.name || kindName }) : say('method.add')}
      confirmLabel={say(method ? 'save' : 'method.add')}
      busy={pending !== undefined}
      onSubmit={saveDraft}
      onClose={onClose}
    >
      {problem && <FormError>{problem}</FormError>}
      {!method && (
        <SelectField
          label={say('method.kind')}
          options={kinds.map((kind) => ({ value: kind, label: methodName({ method: kind, label: '' }) }))}
          value={draft.kind}
          onChange={(kind) => patch({ kind: kind as PaymentMethod })}
        />
      )}
      <TextField
        label={say('method.name')}
        hint={say('method.name.hint', { kind: kindName })}
        placeholder={kindName}
        autoComplete="off"
        maxLength={tillSettingsLimits.methodNameLength}
        value={draft.name}
        onChange={(event) => patch({ name: event.target.value })}
      />
      {hasReference(draft.kind) && (
        <Segmented
          label={say('method.reference')}
          options={referenceRules.map((value) => ({ value, label: say(`reference.${value}`) }))}
          value={draft.reference}
          onChange={(reference) => patch({ reference })}
        />
      )}
      <CheckboxField
        label={say('method.opensDrawer')}
        checked={draft.opens_drawer}
        onChange={(event) => patch({ opens_drawer: event.target.checked })}
      />
      <CheckboxField
        label={say('method.active')}
        hint={say('method.active.hint')}
        checked={draft.active}
        onChange={(event) => patch({ active: event.target.checked })}
      />
      {method && (
        <Button
          icon={<TrashIcon size={16} />}
          onClick={() =>
            void save(
              methods.filter(({ id }) => id !== method.id),
              say('method.removed'),
            )
          }
        >
          {say('method.remove')}
        </Button>
      )}
    </FormModal>
  );
}

function blankMethod(methods: readonly TillMethod[]): TillMethod {
  const [kind = 'other'] = addableKinds(methods);
  return { id: newUuid(), name: '', kind, opens_drawer: false, reference: 'optional', active: true };
}
