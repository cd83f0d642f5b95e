import { limits } from '@sokoni/rules/limits';
import { socialNetworkKeys } from '@sokoni/rules/stores/social-links';
import { sayStoreSettings } from '#sentences/settings/store.ts';
import { TextField } from '#ui/fields/text-field.tsx';
import { Card } from '#ui/layout/card.tsx';
import { Grid } from '#ui/layout/layout.tsx';
import type { StoreFormProps } from './store-profile-card.tsx';

/** Where else the store is found (CONTRACT `update/social`). */
export function LinksCard({ form }: StoreFormProps) {
  const { errors } = form.formState;
  return (
    <Card title={sayStoreSettings('links.title')} description={sayStoreSettings('links.description')}>
      <Grid column="18rem">
        {socialNetworkKeys.map((network) => (
          <TextField
            key={network}
            label={sayStoreSettings(`links.${network}`)}
            placeholder={sayStoreSettings(`example.${network}`)}
            inputMode={network === 'whatsapp' ? 'tel' : 'url'}
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            maxLength={limits.urlLength}
            error={errors[network]?.message}
            {...form.register(network)}
          />
        ))}
      </Grid>
    </Card>
  );
}
