import { checkRedirect, redirectLimits } from '@sokoni/rules/storefront/redirects';
import { useAddRedirect } from '#api/stores/storefront.ts';
import { showFailure, useCheckedForm } from '#parts/forms/checked-form.ts';
import { sayStorefront as say, storefrontSentences } from '#sentences/settings/storefront.ts';
import { toast } from '#ui/feedback/toast.tsx';
import { TextField } from '#ui/fields/text-field.tsx';
import { FormModal } from '#ui/overlays/form-modal.tsx';

/** Lets an old address lead to another one. */
export function RedirectModal({ onClose }: { onClose: () => void }) {
  const form = useCheckedForm((fields) => storefrontSentences(checkRedirect(trimmed(fields))), {
    from_path: '',
    to_path: '',
  });
  const addRedirect = useAddRedirect();
  const { errors } = form.formState;
  const line = { autoComplete: 'off', autoCapitalize: 'none', spellCheck: false } as const;

  const save = form.handleSubmit(async (fields) => {
    try {
      await addRedirect.mutateAsync(trimmed(fields));
      toast.success(say('redirects.added'));
      onClose();
    } catch (error) {
      showFailure(error, form);
    }
  });

  return (
    <FormModal
      size="sm"
      title={say('redirects.add')}
      confirmLabel={say('redirects.add')}
      busy={addRedirect.isPending}
      onSubmit={save}
      onClose={onClose}
    >
      <TextField
        label={say('redirects.from')}
        hint={say('redirects.from.hint')}
        {...line}
        maxLength={redirectLimits.pathLength}
        error={errors.from_path?.message}
        {...form.register('from_path')}
      />
      <TextField
        label={say('redirects.to')}
        hint={say('redirects.to.hint')}
        {...line}
        maxLength={redirectLimits.pathLength}
        error={errors.to_path?.message}
        {...form.register('to_path')}
      />
    </FormModal>
  );
}

function trimmed({ from_path, to_path }: { from_path: string; to_path: string }) {
  return { from_path: from_path.trim(), to_path: to_path.trim() };
}
