import { languages as named } from '@sokoni/rules/languages';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useTranslationCounts } from '#api/storefront/translations.ts';
import { useStore } from '#api/stores/stores.ts';
import { QueryFailed } from '#parts/pages/query-failed.tsx';
import { paths } from '#paths.ts';
import { SettingsFrame } from '#screens/settings/settings-frame.tsx';
import { CardsSkeleton } from '#screens/settings/settings-skeletons.tsx';
import { richText } from '#sentences/frame/rich-text.ts';
import { sayLanguages as say } from '#sentences/settings/languages.ts';
import { Card } from '#ui/layout/card.tsx';
import { Stack } from '#ui/layout/layout.tsx';
import { MoreLanguages } from './more-languages.tsx';

/** In which languages the web store is read, and how much is translated into each. */
export function LanguagesScreen() {
  const store = useStore();
  const counts = useTranslationCounts();
  const failed = [store, counts].find(({ error, data }) => error && !data);
  const link = (words: ReactNode[]) => <Link to={paths.storeSettings}>{words}</Link>;
  return (
    <SettingsFrame title={say('title')} description={say('description')}>
      {failed ? (
        <Card>
          <QueryFailed error={failed.error} isFetching={failed.isFetching} refetch={failed.refetch} />
        </Card>
      ) : store.data && counts.data ? (
        <Stack>
          <Card title={say('main.title')}>
            <p>{richText(say.rich('main.text', { language: named[store.data.language].name, link }))}</p>
          </Card>
          <MoreLanguages store={store.data} counts={counts.data.languages} />
        </Stack>
      ) : (
        <CardsSkeleton rows={[1, 3]} />
      )}
    </SettingsFrame>
  );
}
