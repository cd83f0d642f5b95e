import { shopLimits, shopStatuses } from '@sokoni/rules/storefront/preferences';
import { useController } from 'react-hook-form';
import { richText } from '#sentences/frame/rich-text.ts';
import { sayStorefront as say } from '#sentences/settings/storefront.ts';
import { PasswordField } from '#ui/fields/password-field.tsx';
import { Segmented } from '#ui/fields/segmented.tsx';
import { TextAreaField } from '#ui/fields/text-field.tsx';
import { Card } from '#ui/layout/card.tsx';
import { Muted, Stack } from '#ui/layout/layout.tsx';
import type { PreferenceCardProps } from './preference-form-type.ts';
import styles from './storefront.module.css';

interface AccessCardProps extends PreferenceCardProps {
  hasPassword: boolean;
  address: string;
}

/** Who may visit the shop. */
export function AccessCard({ form, hasPassword, address }: AccessCardProps) {
  const status = useController({ control: form.control, name: 'status' }).field;
  const { errors } = form.formState;
  return (
    <Card title={say('access.title')}>
      <Stack>
        <Muted className={styles.address}>
          {richText(
            say.rich('access.address', {
              address: address.replace(/^https?:\/\//, ''),
              link: (words) => (
                <a href={address} target="_blank" rel="noreferrer">
                  {words}
                </a>
              ),
            }),
          )}
        </Muted>
        <Segmented
          label={say('access.status')}
          options={shopStatuses.map((value) => ({ value, label: say(`status.${value}`) }))}
          value={status.value}
          onChange={status.onChange}
        />
        <Muted>{say(`statusHint.${status.value}`)}</Muted>
        {status.value === 'paused' && (
          <TextAreaField
            label={say('access.message')}
            hint={say('access.message.hint')}
            rows={2}
            maxLength={shopLimits.pausedMessageLength}
            error={errors.paused_message?.message}
            {...form.register('paused_message')}
          />
        )}
        {status.value === 'password' && (
          <PasswordField
            label={say('access.password')}
            hint={hasPassword ? say('access.password.keep') : undefined}
            className={styles.narrow}
            autoComplete="new-password"
            maxLength={shopLimits.passwordMax}
            error={errors.password?.message}
            {...form.register('password')}
          />
        )}
      </Stack>
    </Card>
  );
}
