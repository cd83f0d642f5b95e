import type { ContractType } from './account-contract.ts';

/** What a store sells (SPEC section 3, Product type). */
export interface ProductType {
  readonly id: string;
  readonly contract_type: ContractType;
  readonly image: `/drawings/product_${string}.svg`;
  /** Units that lie on a shelf and can be counted. */
  readonly stocked: boolean;
}

/** The eleven product types of CONTRACT, in its order. */
export const productTypes = [
  {
    id: 'fashion',
    contract_type: 'basic',
    image: '/drawings/product_fashion.svg',
    stocked: true,
  },
  {
    id: 'electronics',
    contract_type: 'basic',
    image: '/drawings/product_electronics.svg',
    stocked: true,
  },
  {
    id: 'groceries',
    contract_type: 'basic',
    image: '/drawings/product_groceries.svg',
    stocked: true,
  },
  {
    id: 'food_and_drinks',
    contract_type: 'basic',
    image: '/drawings/product_food_and_drinks.svg',
    stocked: true,
  },
  {
    id: 'health_and_beauty',
    contract_type: 'basic',
    image: '/drawings/product_health_and_beauty.svg',
    stocked: true,
  },
  {
    id: 'home_and_living',
    contract_type: 'basic',
    image: '/drawings/product_home_and_living.svg',
    stocked: true,
  },
  {
    id: 'books_and_stationery',
    contract_type: 'basic',
    image: '/drawings/product_books_and_stationery.svg',
    stocked: true,
  },
  {
    id: 'services',
    contract_type: 'basic',
    image: '/drawings/product_services.svg',
    stocked: false,
  },
  {
    id: 'digital_goods',
    contract_type: 'basic',
    image: '/drawings/product_digital_goods.svg',
    stocked: false,
  },
  {
    id: 'wholesale_distribution',
    contract_type: 'enterprise',
    image: '/drawings/product_wholesale_distribution.svg',
    stocked: true,
  },
  {
    id: 'franchise',
    contract_type: 'enterprise',
    image: '/drawings/product_franchise.svg',
    stocked: true,
  },
] as const satisfies readonly ProductType[];

export type ProductTypeId = (typeof productTypes)[number]['id'];

/** The product type of an id, or undefined for an id that is not ours. */
export function productTypeOf(id: string): (typeof productTypes)[number] | undefined {
  return productTypes.find((type) => type.id === id);
}
