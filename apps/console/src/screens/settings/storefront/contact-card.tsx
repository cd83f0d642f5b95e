import type { ReactNode } from 'react';
import { useController } from 'react-hook-form';
import { Link } from 'react-router';
import type { Store } from '#contract-types.ts';
import { paths } from '#paths.ts';
import { richText } from '#sentences/frame/rich-text.ts';
import { sayStorefront as say } from '#sentences/settings/storefront.ts';
import { Toggle } from '#ui/fields/toggle.tsx';
import { Card } from '#ui/layout/card.tsx';
import { Stack } from '#ui/layout/layout.tsx';
import type { PreferenceCardProps } from './preference-form-type.ts';

interface ContactCardProps extends PreferenceCardProps {
  store: Store;
}

/** What visitors see of how to reach the store. */
export function ContactCard({ form: { control }, store }: ContactCardProps) {
  const email = useController({ control, name: 'shows_email' }).field;
  const whatsapp = useController({ control, name: 'shows_whatsapp' }).field;
  const link = (words: ReactNode[]) => <Link to={paths.storeSettings}>{words}</Link>;
  return (
    <Card title={say('contact.title')}>
      <Stack>
        <Toggle
          label={say('contact.email')}
          hint={store.email || richText(say.rich('contact.email.none', { link }))}
          checked={email.value}
          onChange={email.onChange}
        />
        <Toggle
          label={say('contact.whatsapp')}
          hint={store.social.whatsapp || richText(say.rich('contact.whatsapp.none', { link }))}
          checked={whatsapp.value}
          onChange={whatsapp.onChange}
        />
      </Stack>
    </Card>
  );
}
