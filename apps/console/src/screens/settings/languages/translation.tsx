import { isLanguage, languages as named } from '@sokoni/rules/languages';
import { translationKinds } from '@sokoni/rules/storefront/translations';
import { Navigate, useParams } from 'react-router';
import { type SubjectPlace, useSubjectTexts } from '#api/storefront/translations.ts';
import { useStore } from '#api/stores/stores.ts';
import { BackLink } from '#parts/pages/back-link.tsx';
import { Page } from '#parts/pages/page.tsx';
import { RecordFailed } from '#parts/pages/record-failed.tsx';
import { paths, pathWith } from '#paths.ts';
import { sayLanguages as say } from '#sentences/settings/languages.ts';
import { Skeleton } from '#ui/feedback/skeleton.tsx';
import { PageHeader } from '#ui/layout/page-header.tsx';
import { subjectName } from './subject-name.ts';
import { TranslationForm } from './translation-form.tsx';

/** The texts of one subject beside their translations. */
export function TranslationScreen() {
  const { language = '', kind: named = '', subject = '' } = useParams();
  const kind = translationKinds.find((one) => one === named);
  return isLanguage(language) && kind ? (
    <Edited key={`${language} ${kind} ${subject}`} place={{ language, kind, subject }} />
  ) : (
    <Navigate to={paths.languages} replace />
  );
}

function Edited({ place }: { place: SubjectPlace }) {
  const { language, kind, subject } = place;
  const texts = useSubjectTexts(place);
  const store = useStore();
  const list = pathWith(paths.translations(language), { kind: kind === 'product' ? '' : kind });
  const title = texts.data ? subjectName(kind, subject, texts.data.name) : say('translate');
  return (
    <Page>
      <PageHeader
        title={<bdi>{title}</bdi>}
        description={say('translate.to', { language: named[language].name })}
        back={<BackLink to={list} />}
      />
      {texts.data && store.data ? (
        <TranslationForm place={place} texts={texts.data.texts} main={store.data.language} />
      ) : texts.isError ? (
        <RecordFailed noun="text" list={{ to: list, label: say('title') }} {...texts} />
      ) : (
        <Skeleton shape="block" height="20rem" />
      )}
    </Page>
  );
}
