import { Link, useLocation, useParams } from 'react-router';
import { ApiError, isFailure } from '#api/api-error.ts';
import { messageOf } from '#api/message-of.ts';
import { useProduct } from '#api/products.ts';
import { paths } from '#paths.ts';
import { Page } from '#shell/page.tsx';
import { BackWords, backClass } from '#ui/back-button.tsx';
import { buttonClass } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { FailedState } from '#ui/failed-state.tsx';
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
      {!error ? (
        <ProductSkeleton />
      ) : isGone || isFailure(error, 'invalid_fields') ? (
        <Card>
          <EmptyState
            drawing="not_found"
            title="This product is not there"
            action={
              <Link to={paths.products} className={buttonClass()}>
                See all products
              </Link>
            }
          >
            It was deleted, or the link is not complete.
          </EmptyState>
        </Card>
      ) : (
        <Card>
          <FailedState
            onRetry={() => void refetch()}
            retrying={isFetching}
            requestId={error instanceof ApiError ? error.requestId : undefined}
          >
            {messageOf(error)}
          </FailedState>
        </Card>
      )}
    </Page>
  );
}
