import { paymentModes } from '@sokoni/rules/online-payments/payment-providers';
import {
  checkProviderKeys,
  keyFieldsOf,
  longestProviderKey,
  type ProviderKeyField,
  type ProviderKeys,
} from '@sokoni/rules/online-payments/provider-keys';
import { useState } from 'react';
import { ApiError } from '#api/client/api-error.ts';
import { type PaymentProviderSettings, useChangeProvider } from '#api/sales/online-payments.ts';
import { showFailure } from '#parts/forms/checked-form.ts';
import { checkKeySentences, sayPayments as say } from '#sentences/settings/payments.ts';
import { CopyButton } from '#ui/feedback/copy-button.tsx';
import { toast } from '#ui/feedback/toast.tsx';
import { CheckboxField } from '#ui/fields/checkbox-field.tsx';
import { PasswordField } from '#ui/fields/password-field.tsx';
import { Muted, Stack } from '#ui/layout/layout.tsx';
import { FormModal } from '#ui/overlays/form-modal.tsx';
import styles from './payments.module.css';

interface ProviderKeysModalProps {
  settings: PaymentProviderSettings;
  onClose: () => void;
}

type Typed = Partial<Record<ProviderKeyField, string>>;

/** Sets the keys of a provider, or removes them; what is kept is never shown. */
export function ProviderKeysModal({ settings, onClose }: ProviderKeysModalProps) {
  const { provider, version, webhook_url } = settings;
  const name = say(`provider.${provider}`);
  const [typed, setTyped] = useState<Typed>({});
  const [removed, setRemoved] = useState<readonly ProviderKeyField[]>([]);
  const [problems, setProblems] = useState<Partial<Record<string, string>>>({});
  const change = useChangeProvider(provider);
  const fields = paymentModes.flatMap((mode) => keyFieldsOf(provider, mode));
  const sent = keysOf(fields, typed, removed);

  async function save(): Promise<void> {
    const check = checkKeySentences(checkProviderKeys(provider, sent));
    if (!check.ok) return setProblems(check.fields);
    try {
      await change.mutateAsync({ version, ...sent });
      toast.success(say('done.keys', { provider: name }));
      onClose();
    } catch (error) {
      if (error instanceof ApiError && fields.some((field) => error.fields[field])) setProblems(error.fields);
      else showFailure(error);
    }
  }

  return (
    <FormModal
      title={say('keys.title', { provider: name })}
      confirmLabel={say('keys.save')}
      busy={change.isPending}
      disabled={Object.keys(sent).length === 0}
      locked={Object.keys(sent).length > 0}
      onSubmit={save}
      onClose={onClose}
    >
      <Muted>{say('keys.hint', { provider: name })}</Muted>
      {fields.map((field) => {
        const end = settings[field];
        const isRemoved = removed.includes(field);
        return (
          <Stack key={field} gap={2}>
            <PasswordField
              label={say(`key.${field}`)}
              hint={end === null ? undefined : say('key.kept', { end })}
              error={problems[field]}
              autoComplete="off"
              maxLength={longestProviderKey}
              disabled={isRemoved}
              value={typed[field] ?? ''}
              onChange={(event) => {
                setProblems({});
                setTyped({ ...typed, [field]: event.target.value });
              }}
            />
            {end !== null && (
              <CheckboxField
                label={say('key.remove', { end })}
                checked={isRemoved}
                onChange={() =>
                  setRemoved(isRemoved ? removed.filter((one) => one !== field) : [...removed, field])
                }
              />
            )}
          </Stack>
        );
      })}
      <div className={styles.webhook}>
        <h3>{say('webhook.title')}</h3>
        <code>{webhook_url}</code>
        <CopyButton text={webhook_url} label={say('webhook.copy')} />
        <Muted>{say(`webhook.${provider}`)}</Muted>
      </div>
    </FormModal>
  );
}

/** What was typed or is to be removed; the rest is left alone. */
function keysOf(
  fields: readonly ProviderKeyField[],
  typed: Typed,
  removed: readonly ProviderKeyField[],
): ProviderKeys {
  return Object.fromEntries(
    fields.flatMap((field): [ProviderKeyField, string | null][] => {
      if (removed.includes(field)) return [[field, null]];
      const key = typed[field]?.trim() ?? '';
      return key === '' ? [] : [[field, key]];
    }),
  );
}
