import { paymentModes } from '@sokoni/rules/online-payments/payment-providers';
import { useId, useState } from 'react';
import {
  type PaymentProviderSettings,
  useChangeProvider,
  useTestConnection,
} from '#api/sales/online-payments.ts';
import { showFailure } from '#parts/forms/checked-form.ts';
import { useCurrency } from '#parts/money/money-text.ts';
import { sayPayments as say } from '#sentences/settings/payments.ts';
import { Button } from '#ui/buttons/button.tsx';
import { Badge } from '#ui/display/badge.tsx';
import { toast } from '#ui/feedback/toast.tsx';
import { Toggle } from '#ui/fields/toggle.tsx';
import { Muted, Row } from '#ui/layout/layout.tsx';
import styles from './payments.module.css';
import { ProviderKeysModal } from './provider-keys-modal.tsx';

/** One provider: whether it is on, which keys it has, and whether they work. */
export function ProviderSection({ settings }: { settings: PaymentProviderSettings }) {
  const { provider, enabled, version, takes_currency } = settings;
  const name = say(`provider.${provider}`);
  const currency = useCurrency();
  const titleId = useId();
  const [isEdited, setIsEdited] = useState(false);
  const change = useChangeProvider(provider);
  const hasKey = settings.test_secret_key !== null || settings.live_secret_key !== null;

  return (
    <section aria-labelledby={titleId} className={styles.provider}>
      <Row justify="between">
        <div>
          <Row>
            <h3 id={titleId}>{name}</h3>
            {takes_currency ? (
              <Badge tone={enabled ? 'good' : 'neutral'}>
                {say(enabled ? 'provider.on' : 'provider.off')}
              </Badge>
            ) : (
              <Badge tone="warning">{say('provider.otherCurrency', { currency })}</Badge>
            )}
          </Row>
          <Muted>{say(`about.${provider}`)}</Muted>
        </div>
        <Button disabled={!takes_currency} onClick={() => setIsEdited(true)}>
          {hasKey ? say('provider.keys') : say('provider.connect', { provider: name })}
        </Button>
      </Row>
      {hasKey && (
        <>
          <dl className={styles.keys}>
            {paymentModes.map((mode) => (
              <KeyLine key={mode} settings={settings} mode={mode} />
            ))}
          </dl>
          <Toggle
            label={say('provider.offer', { provider: name })}
            hint={say('provider.offerHint')}
            checked={change.isPending ? (change.variables.enabled ?? enabled) : enabled}
            busy={change.isPending}
            disabled={!takes_currency}
            onChange={(isOn) =>
              change.mutate(
                { version, enabled: isOn },
                {
                  onSuccess: () => toast.success(say(isOn ? 'done.on' : 'done.off', { provider: name })),
                  onError: (error) => showFailure(error),
                },
              )
            }
          />
        </>
      )}
      {isEdited && <ProviderKeysModal settings={settings} onClose={() => setIsEdited(false)} />}
    </section>
  );
}

interface KeyLineProps {
  settings: PaymentProviderSettings;
  mode: (typeof paymentModes)[number];
}

/** The secret key of a mode by its end, and whether the provider takes it. */
function KeyLine({ settings, mode }: KeyLineProps) {
  const test = useTestConnection(settings.provider);
  const end = settings[`${mode}_secret_key`];
  const label = say(`key.${mode}_secret_key`);
  return (
    <div className={styles.key}>
      <dt>{label}</dt>
      <dd>{end === null ? say('key.none') : say('key.ends', { end })}</dd>
      {end !== null && (
        <dd>
          <Button
            size="sm"
            aria-label={say('key.checkNamed', { key: label })}
            busy={test.isPending}
            onClick={() =>
              test.mutate(mode, {
                onSuccess: ({ message }) => toast.success(message),
                onError: (error) => showFailure(error),
              })
            }
          >
            {say('key.check')}
          </Button>
        </dd>
      )}
    </div>
  );
}
