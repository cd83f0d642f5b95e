import { limits } from '@sokoni/rules/limits';
import { type SocialNetwork, socialNetworkKeys, socialNetworks } from '@sokoni/rules/stores/social-links';
import { TextField } from '#ui/fields/text-field.tsx';
import { Card } from '#ui/layout/card.tsx';
import { Grid } from '#ui/layout/layout.tsx';
import type { StoreFormProps } from './store-profile-card.tsx';

const examples: Record<SocialNetwork, string> = {
  website: 'https://example.com',
  instagram: '@yourstore',
  facebook: 'yourstore',
  x: '@yourstore',
  tiktok: '@yourstore',
  youtube: '@yourstore',
  whatsapp: '+254712345678',
};

/** Where else the store is found (CONTRACT `update/social`). */
export function LinksCard({ form }: StoreFormProps) {
  const { errors } = form.formState;
  return (
    <Card
      title="Social links"
      description="Enter a handle or a full address. Leave empty what you don’t use."
    >
      <Grid column="18rem">
        {socialNetworkKeys.map((network) => (
          <TextField
            key={network}
            label={socialNetworks[network]}
            placeholder={examples[network]}
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
