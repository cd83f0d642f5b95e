import { Link, useLocation, useParams } from 'react-router';
import { isFailure } from '#api/api-error.ts';
import { useProduct } from '#api/products.ts';
import { RecordFailed } from '#parts/record-failed.tsx';
import { paths } from '#paths.ts';
import { Page } from '#shell/page.tsx';
import { BackWords, backClass } from '#ui/back-button.tsx';
import { PageHeader } from '#ui/page-header.tsx';
import { ProductEditor } from './product-editor.tsx';
import { listBehind } from './product-origin.ts';
import { ProductSkeleton } from './skeletons.tsx';

/** One product with everything that is known of it. */
export function ProductScreen() {
  const { id = '' } = useParams();
  const { data, error, isFetching, refetch } = useProduct(id);
  const { state } = useLocation();
  const back = (
    <Link to={`${paths.products}${listBehind(state)}`} className={backClass}>
      <BackWords />
    </Link>
  );
  const isGone = isFailure(error, 'not_found');
  if (data) return <ProductEditor key={data.id} product={data} back={back} isGone={isGone} />;
  return (
    <Page>
      <PageHeader title="Product" back={back} />
      {error ? (
        <RecordFailed
          noun="product"
          list={{ to: paths.products, label: 'See all products' }}
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
