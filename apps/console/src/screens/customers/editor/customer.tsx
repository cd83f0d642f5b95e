import { Navigate, useParams } from 'react-router';
import { useCustomer } from '#api/customers/customers.ts';
import { BackLink } from '#parts/pages/back-link.tsx';
import { Page } from '#parts/pages/page.tsx';
import { RecordFailed } from '#parts/pages/record-failed.tsx';
import { paths } from '#paths.ts';
import { sayCustomer } from '#sentences/customers/customer.ts';
import { Skeleton, SkeletonText } from '#ui/feedback/skeleton.tsx';
import { Card } from '#ui/layout/card.tsx';
import { Columns, Stack } from '#ui/layout/layout.tsx';
import { PageHeader } from '#ui/layout/page-header.tsx';
import { CustomerPage } from './customer-page.tsx';
import { ErasedCustomer } from './erased-customer.tsx';

/** One customer with everything that is known of them. */
export function CustomerScreen() {
  const { id = '' } = useParams();
  const { data, error, isFetching, refetch } = useCustomer(id);
  if (data?.merged_into) return <Navigate to={paths.customer(data.merged_into)} replace />;
  if (data?.erased_at) return <ErasedCustomer customer={data} />;
  if (data) return <CustomerPage key={data.id} customer={data} />;
  return (
    <Page width="wide">
      <PageHeader title={sayCustomer('page.title')} back={<BackLink to={paths.customers} />} />
      {error ? (
        <RecordFailed
          noun="customer"
          list={{ to: paths.customers, label: sayCustomer('page.all') }}
          {...{ error, isFetching, refetch }}
        />
      ) : (
        <div role="status" aria-label={sayCustomer('page.loading')}>
          <Columns>
            <Stack>
              <Card>
                <Skeleton width="6rem" height="1.25rem" />
                <Skeleton shape="block" height="var(--control)" />
                <Skeleton shape="block" height="var(--control)" />
              </Card>
              <Card>
                <SkeletonText lines={3} />
              </Card>
            </Stack>
            <Card>
              <SkeletonText lines={5} />
            </Card>
          </Columns>
        </div>
      )}
    </Page>
  );
}
