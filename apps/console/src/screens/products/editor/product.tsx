import { useLocation, useParams } from 'react-router';
import { useProduct } from '#api/catalogue/products.ts';
import { isFailure } from '#api/client/api-error.ts';
import { BackLink } from '#parts/pages/back-link.tsx';
import { Page } from '#parts/pages/page.tsx';
import { RecordFailed } from '#parts/pages/record-failed.tsx';
import { paths } from '#paths.ts';
import { listBehind } from '#screens/products/list/product-origin.ts';
import { ProductSkeleton } from '#screens/products/product-skeletons.tsx';
import { sayProduct } from '#sentences/products/words.ts';
import { PageHeader } from '#ui/layout/page-header.tsx';
import { fetchHeavyParts } from './fetch-heavy-parts.ts';
import { ProductEditor } from './product-editor.tsx';

fetchHeavyParts();

/** One product with everything that is known of it. */
export function ProductScreen() {
  const { id = '' } = useParams();
  const { data, error, isFetching, refetch } = useProduct(id);
  const { state } = useLocation();
  const back = <BackLink to={`${paths.products}${listBehind(state)}`} />;
  const isGone = isFailure(error, 'not_found');
  if (data) return <ProductEditor key={data.id} product={data} back={back} isGone={isGone} />;
  return (
    <Page>
      <PageHeader title={sayProduct('field.product')} back={back} />
      {error ? (
        <RecordFailed
          noun="product"
          list={{ to: paths.products, label: sayProduct('seeAll') }}
          error={error}
          isFetching={isFetching}
          refetch={refetch}
        />
      ) : (
        <ProductSkeleton />
      )}
    </Page>
  );
}
