import type { Ref } from 'react';
import { QueryFailed } from '#parts/pages/query-failed.tsx';
import { ProductTypeList, ProductTypeSkeleton } from '#parts/product-types/product-type-list.tsx';
import { useProductTypes } from '#parts/product-types/use-product-types.ts';

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
  return <QueryFailed error={error} isFetching={isFetching} refetch={refetch} />;
}
