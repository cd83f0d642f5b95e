import { useShopPreferences } from '#api/stores/storefront.ts';
import { useStore } from '#api/stores/stores.ts';
import { QueryFailed } from '#parts/pages/query-failed.tsx';
import { SettingsFrame } from '#screens/settings/settings-frame.tsx';
import { CardsSkeleton } from '#screens/settings/settings-skeletons.tsx';
import { sayStorefront as say } from '#sentences/settings/storefront.ts';
import { Card } from '#ui/layout/card.tsx';
import { DomainCard } from './domain-card.tsx';
import { FeedCard } from './feed-card.tsx';
import { PreferencesForm } from './preferences-form.tsx';
import { RedirectsCard } from './redirects-card.tsx';

/** Who may visit the online store, how its checkout works, and where it is found. */
export function StorefrontScreen() {
  const preferences = useShopPreferences();
  const store = useStore();
  const failed = [preferences, store].find(({ error, data }) => error && !data);
  return (
    <SettingsFrame title={say('title')} description={say('description')}>
      {failed ? (
        <Card>
          <QueryFailed error={failed.error} isFetching={failed.isFetching} refetch={failed.refetch} />
        </Card>
      ) : preferences.data && store.data ? (
        <PreferencesForm preferences={preferences.data} store={store.data}>
          <DomainCard store={store.data} />
          <FeedCard store={store.data} />
          <RedirectsCard />
        </PreferencesForm>
      ) : (
        <CardsSkeleton rows={[1, 2, 2, 1, 1, 1]} />
      )}
    </SettingsFrame>
  );
}
