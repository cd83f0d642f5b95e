import type { Ref } from 'react';
import { ApiError } from '#api/api-error.ts';
import { messageOf } from '#api/message-of.ts';
import { ProductTypeList, ProductTypeSkeleton } from '#parts/product-type-list.tsx';
import { useProductTypes } from '#parts/use-product-types.ts';
import { FailedState } from '#ui/failed-state.tsx';

interface ProductTypeQuestionProps {
  legend: string;
  value: string;
  onChange: (productTypeId: string) => void;
  ref?: Ref<HTMLInputElement>;
}

/** The list of product types once it is here. */
export function ProductTypeQuestion(props: ProductTypeQuestionProps) {
  const { types, error, isPending, isFetching, refetch } = useProductTypes();
  if (types) return <ProductTypeList {...props} types={types} />;
  if (isPending) return <ProductTypeSkeleton />;
  return (
    <FailedState
      onRetry={() => void refetch()}
      retrying={isFetching}
      requestId={error instanceof ApiError ? error.requestId : undefined}
    >
      {messageOf(error)}
    </FailedState>
  );
}
