import type { ReactNode } from 'react';
import { useController } from 'react-hook-form';
import { Link } from 'react-router';
import type { Store } from '#contract-types.ts';
import { paths } from '#paths.ts';
import { richText } from '#sentences/frame/rich-text.ts';
import { sayStorefront as say } from '#sentences/settings/storefront.ts';
import { Toggle } from '#ui/fields/toggle.tsx';
import { Card } from '#ui/layout/card.tsx';
import type { PreferenceCardProps } from './preference-form-type.ts';

interface NotificationsCardProps extends PreferenceCardProps {
  store: Store;
}

/** What the store is mailed of its shop. */
export function NotificationsCard({ form: { control }, store }: NotificationsCardProps) {
  const { value, onChange } = useController({ control, name: 'mails_new_orders' }).field;
  const link = (words: ReactNode[]) => <Link to={paths.storeSettings}>{words}</Link>;
  return (
    <Card title={say('notifications.title')}>
      <Toggle
        label={say('notifications.orders')}
        hint={store.email || richText(say.rich('notifications.toOwner', { link }))}
        checked={value}
        onChange={onChange}
      />
    </Card>
  );
}
