import { isLanguage, type Language, languages as named } from '@sokoni/rules/languages';
import { translationKinds } from '@sokoni/rules/storefront/translations';
import { Link, Navigate, useParams } from 'react-router';
import { type TranslatedSubject, useSubjects, useTranslationCounts } from '#api/storefront/translations.ts';
import listCard from '#parts/lists/list-card.module.css';
import { ListSearch } from '#parts/lists/list-search.tsx';
import { ListedRows } from '#parts/lists/listed-rows.tsx';
import rowLink from '#parts/lists/row-link.module.css';
import { StateTabs } from '#parts/lists/status-tabs.tsx';
import { useListAddress } from '#parts/lists/use-list-address.ts';
import { BackLink } from '#parts/pages/back-link.tsx';
import { Page } from '#parts/pages/page.tsx';
import { paths } from '#paths.ts';
import { sayLanguages as say } from '#sentences/settings/languages.ts';
import { Badge } from '#ui/display/badge.tsx';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { Segmented } from '#ui/fields/segmented.tsx';
import { Card } from '#ui/layout/card.tsx';
import { PageHeader } from '#ui/layout/page-header.tsx';
import type { Column } from '#ui/layout/table.tsx';
import { subjectName } from './subject-name.ts';

const states = ['all', 'missing', 'outdated'] as const;

/** What is translated into one language, and what is missing. */
export function TranslationsScreen() {
  const { language = '' } = useParams();
  return isLanguage(language) ? (
    <Listed key={language} language={language} />
  ) : (
    <Navigate to={paths.languages} replace />
  );
}

function Listed({ language }: { language: Language }) {
  const list = useListAddress();
  const counts = useTranslationCounts().data?.languages.find((one) => one.language === language);
  const kind = translationKinds.find((one) => one === list.filter('kind')) ?? 'product';
  const state = states.find((one) => one === list.filter('state')) ?? 'all';
  const { page, perPage: limit, search } = list;
  const subjects = useSubjects({ language, kind, state, search, page, limit });
  const missingOf = (one: typeof kind) => counts?.kinds.find((count) => count.kind === one)?.missing;
  const columns: Column<TranslatedSubject>[] = [
    {
      header: say('column.name'),
      phone: 'title',
      width: '55%',
      cell: ({ subject, name }) => (
        <Link to={paths.translation(language, kind, subject)} className={rowLink.link}>
          <bdi>{subjectName(kind, subject, name)}</bdi>
        </Link>
      ),
    },
    { header: say('column.texts'), align: 'end', phone: 'hidden', cell: ({ texts }) => texts },
    { header: say('column.state'), phone: 'aside', cell: (row) => <StateOf {...row} /> },
  ];
  return (
    <Page width="wide">
      <PageHeader
        title={say('translate.to', { language: named[language].name })}
        description={counts && say('count.missing', counts)}
        back={<BackLink to={paths.languages} />}
      />
      <Card flush>
        <StateTabs
          views={translationKinds.map((value) => ({
            value,
            label: say(`kind.${value}`),
            count: missingOf(value),
          }))}
          value={kind}
          onChange={(next) => list.change({ kind: next === 'product' ? '' : next })}
        />
        <div className={listCard.filters}>
          <ListSearch label={say('filter.search')} list={list} />
          <Segmented
            label={say('filter.state')}
            hideLabel
            options={states.map((value) => ({ value, label: say(`state.${value}`) }))}
            value={state}
            onChange={(next) => list.change({ state: next === 'all' ? '' : next })}
          />
        </div>
        <ListedRows
          list={subjects}
          caption={say(`kind.${kind}`)}
          columns={columns}
          rowKey={({ subject }) => subject}
          waiting={6}
          nothing={
            <EmptyState drawing="not_found" title={say('none.title')}>
              {say('none.text')}
            </EmptyState>
          }
          pagesLabel={say('pages')}
          {...list.pages}
        />
      </Card>
    </Page>
  );
}

function StateOf({ missing, outdated }: TranslatedSubject) {
  if (missing > 0) return <Badge shape="empty">{say('badge.missing', { missing })}</Badge>;
  if (outdated > 0)
    return (
      <Badge tone="warning" shape="half">
        {say('badge.outdated', { outdated })}
      </Badge>
    );
  return (
    <Badge tone="good" shape="full">
      {say('badge.done')}
    </Badge>
  );
}
