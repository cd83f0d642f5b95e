import { shopPolicies } from '@sokoni/rules/storefront/preferences';
import type { ReactNode } from 'react';
import { useController } from 'react-hook-form';
import { Link } from 'react-router';
import { MoneyInput } from '#parts/money/money-input.tsx';
import { CountInput } from '#parts/numbers/count-input.tsx';
import { paths } from '#paths.ts';
import { richText } from '#sentences/frame/rich-text.ts';
import { sayStorefront as say } from '#sentences/settings/storefront.ts';
import { CheckboxField } from '#ui/fields/checkbox-field.tsx';
import { Toggle } from '#ui/fields/toggle.tsx';
import { Card } from '#ui/layout/card.tsx';
import { Grid, Stack } from '#ui/layout/layout.tsx';
import type { PreferenceCardProps } from './preference-form-type.ts';
import styles from './storefront.module.css';

/** How long stock waits for a buyer, what an order comes to at least, and what checkout asks and shows. */
export function CheckoutCard({ form: { control, register, formState } }: PreferenceCardProps) {
  const hold = useController({ control, name: 'hold_minutes' }).field;
  const minimum = useController({ control, name: 'minimum_order' }).field;
  const notes = useController({ control, name: 'takes_notes' }).field;
  const { errors } = formState;
  const link = (words: ReactNode[]) => <Link to={paths.textPages}>{words}</Link>;
  return (
    <Card title={say('checkout.title')}>
      <Stack>
        <Grid column="15rem">
          <CountInput
            label={say('checkout.hold')}
            hint={say('checkout.hold.hint')}
            suffix={say('checkout.hold.unit')}
            error={errors.hold_minutes?.message}
            value={hold.value}
            onChange={hold.onChange}
          />
          <MoneyInput
            label={say('checkout.minimum')}
            hint={say('checkout.minimum.hint')}
            optional
            error={errors.minimum_order?.message}
            value={minimum.value}
            onChange={minimum.onChange}
          />
        </Grid>
        <Toggle label={say('checkout.notes')} checked={notes.value} onChange={notes.onChange} />
        <fieldset className={styles.choices}>
          <legend>{say('checkout.policies')}</legend>
          <p className={styles.hint}>{richText(say.rich('checkout.policies.hint', { link }))}</p>
          {shopPolicies.map((policy) => (
            <CheckboxField key={policy} label={say(`policy.${policy}`)} {...register(`policy_${policy}`)} />
          ))}
        </fieldset>
      </Stack>
    </Card>
  );
}
