import { useParams } from 'react-router';
import { useCompany } from '#api/wholesale/supplying.ts';
import { BackLink } from '#parts/pages/back-link.tsx';
import { Page } from '#parts/pages/page.tsx';
import { RecordFailed } from '#parts/pages/record-failed.tsx';
import { wholesalePaths } from '#screens/wholesale/wholesale-paths.ts';
import { sayCompanies as say } from '#sentences/wholesale/companies.ts';
import { saySupplying } from '#sentences/wholesale/parts.ts';
import { PageHeader } from '#ui/layout/page-header.tsx';
import { RecordSkeleton } from '../form/record-skeleton.tsx';
import { CompanyEditor } from './company-editor.tsx';

/** One company: what was agreed with it, and how it stands. */
export function CompanyScreen() {
  const { id = '' } = useParams();
  const { data, error, isFetching, refetch } = useCompany(id);
  if (data) return <CompanyEditor key={data.customer_id} company={data} />;
  return (
    <Page>
      <PageHeader title={say('page.title')} back={<BackLink to={wholesalePaths.companies} />} />
      {error ? (
        <RecordFailed
          noun="company"
          list={{ to: wholesalePaths.companies, label: say('page.all') }}
          {...{ error, isFetching, refetch }}
        />
      ) : (
        <RecordSkeleton label={saySupplying('loading')} />
      )}
    </Page>
  );
}
