import type { ComponentProps } from 'react';
import { ApiError } from '#api/client/api-error.ts';
import { messageOf } from '#api/client/message-of.ts';
import { sayTypeField } from '#sentences/products/type-field.ts';
import { NotificationCard } from '#ui/feedback/notification-card.tsx';
import { Skeleton } from '#ui/feedback/skeleton.tsx';
import { ProductTypeSelect } from './product-type-select.tsx';
import { useProductTypes } from './use-product-types.ts';

/** The product type dropdown with the types of the start call: on their way, failed with Retry, or here. */
export function ProductTypeField(props: Omit<ComponentProps<typeof ProductTypeSelect>, 'types'>) {
  const { types, error, isFetching, refetch } = useProductTypes();
  if (types) return <ProductTypeSelect {...props} types={types} />;
  if (!error) return <Skeleton shape="block" height="4.25rem" />;
  const requestId = error instanceof ApiError ? error.requestId : undefined;
  return (
    <NotificationCard
      kind="error"
      title={sayTypeField('types.failed')}
      actionLabel={isFetching ? sayTypeField('types.retrying') : sayTypeField('types.retry')}
      onAction={() => void refetch()}
    >
      {requestId
        ? sayTypeField('types.failedWithId', { problem: messageOf(error), id: requestId })
        : messageOf(error)}
    </NotificationCard>
  );
}
