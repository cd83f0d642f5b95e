import { useState } from 'react';
import { ApiError } from '#api/client/api-error.ts';
import { useNameDomain } from '#api/stores/storefront.ts';
import { showFailure } from '#parts/forms/checked-form.ts';
import { sayStorefront as say } from '#sentences/settings/storefront.ts';
import { toast } from '#ui/feedback/toast.tsx';
import { TextField } from '#ui/fields/text-field.tsx';
import { FormModal } from '#ui/overlays/form-modal.tsx';

/** Names a domain for the shop. */
export function DomainModal({ domain, onClose }: { domain: string; onClose: () => void }) {
  const [typed, setTyped] = useState(domain);
  const [problem, setProblem] = useState<string>();
  const nameDomain = useNameDomain();

  async function save(): Promise<void> {
    try {
      const { domain: named } = await nameDomain.mutateAsync({ domain: typed });
      toast.success(say('domain.added', { domain: named }));
      onClose();
    } catch (error) {
      const sentence = error instanceof ApiError ? error.fields.domain : undefined;
      if (sentence) setProblem(sentence);
      else showFailure(error);
    }
  }

  return (
    <FormModal
      size="sm"
      title={domain === '' ? say('domain.add') : say('domain.change')}
      confirmLabel={domain === '' ? say('domain.add') : say('domain.change')}
      busy={nameDomain.isPending}
      onSubmit={save}
      onClose={onClose}
    >
      <TextField
        label={say('domain.name')}
        inputMode="url"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        hint={say('domain.name.hint')}
        maxLength={253}
        error={problem}
        value={typed}
        onChange={(event) => {
          setTyped(event.target.value);
          setProblem(undefined);
        }}
      />
    </FormModal>
  );
}
