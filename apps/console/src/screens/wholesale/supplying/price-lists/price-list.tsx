import { useParams } from 'react-router';
import { usePriceList } from '#api/wholesale/price-lists.ts';
import { BackLink } from '#parts/pages/back-link.tsx';
import { Page } from '#parts/pages/page.tsx';
import { RecordFailed } from '#parts/pages/record-failed.tsx';
import { wholesalePaths } from '#screens/wholesale/wholesale-paths.ts';
import { saySupplying } from '#sentences/wholesale/parts.ts';
import { sayPriceLists as say } from '#sentences/wholesale/price-lists.ts';
import { PageHeader } from '#ui/layout/page-header.tsx';
import { RecordSkeleton } from '../form/record-skeleton.tsx';
import { PriceListEditor } from './price-list-editor.tsx';

/** One price list with its prices. */
export function PriceListScreen() {
  const { id = '' } = useParams();
  const { data, error, isFetching, refetch } = usePriceList(id);
  if (data) return <PriceListEditor key={data.id} list={data} />;
  return (
    <Page>
      <PageHeader title={say('page.title')} back={<BackLink to={wholesalePaths.priceLists} />} />
      {error ? (
        <RecordFailed
          noun="price_list"
          list={{ to: wholesalePaths.priceLists, label: say('page.all') }}
          {...{ error, isFetching, refetch }}
        />
      ) : (
        <RecordSkeleton label={saySupplying('loading')} />
      )}
    </Page>
  );
}
