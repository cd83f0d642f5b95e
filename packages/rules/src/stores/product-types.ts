import type { ContractType } from './account-contract.ts';

/** What a store sells (SPEC section 3, Product type). */
export interface ProductType {
  readonly id: string;
  readonly title: string;
  readonly description: string;
  readonly contract_type: ContractType;
  readonly image: `/drawings/product_${string}.svg`;
  /** Units that lie on a shelf and can be counted. */
  readonly stocked: boolean;
}

/** The eleven product types of CONTRACT, in its order. */
export const productTypes = [
  {
    id: 'fashion',
    title: 'Fashion',
    description: 'Clothes, shoes, bags and jewellery.',
    contract_type: 'basic',
    image: '/drawings/product_fashion.svg',
    stocked: true,
  },
  {
    id: 'electronics',
    title: 'Electronics',
    description: 'Phones, computers, appliances and accessories.',
    contract_type: 'basic',
    image: '/drawings/product_electronics.svg',
    stocked: true,
  },
  {
    id: 'groceries',
    title: 'Groceries',
    description: 'Fresh produce, packaged food and household goods.',
    contract_type: 'basic',
    image: '/drawings/product_groceries.svg',
    stocked: true,
  },
  {
    id: 'food_and_drinks',
    title: 'Food and drinks',
    description: 'Meals, drinks and baked goods made to order.',
    contract_type: 'basic',
    image: '/drawings/product_food_and_drinks.svg',
    stocked: true,
  },
  {
    id: 'health_and_beauty',
    title: 'Health and beauty',
    description: 'Cosmetics, hair, skin care and wellness.',
    contract_type: 'basic',
    image: '/drawings/product_health_and_beauty.svg',
    stocked: true,
  },
  {
    id: 'home_and_living',
    title: 'Home and living',
    description: 'Furniture, kitchenware, textiles and decoration.',
    contract_type: 'basic',
    image: '/drawings/product_home_and_living.svg',
    stocked: true,
  },
  {
    id: 'books_and_stationery',
    title: 'Books and stationery',
    description: 'Books, school and office supplies.',
    contract_type: 'basic',
    image: '/drawings/product_books_and_stationery.svg',
    stocked: true,
  },
  {
    id: 'services',
    title: 'Services',
    description: 'Work you do for customers, by the hour or by the job.',
    contract_type: 'basic',
    image: '/drawings/product_services.svg',
    stocked: false,
  },
  {
    id: 'digital_goods',
    title: 'Digital goods',
    description: 'Files, courses, tickets and codes that need no delivery.',
    contract_type: 'basic',
    image: '/drawings/product_digital_goods.svg',
    stocked: false,
  },
  {
    id: 'wholesale_distribution',
    title: 'Wholesale distribution',
    description: 'Products in bulk for other businesses, with price lists.',
    contract_type: 'enterprise',
    image: '/drawings/product_wholesale_distribution.svg',
    stocked: true,
  },
  {
    id: 'franchise',
    title: 'Franchise',
    description: 'One brand sold by several owners and locations.',
    contract_type: 'enterprise',
    image: '/drawings/product_franchise.svg',
    stocked: true,
  },
] as const satisfies readonly ProductType[];

export type ProductTypeId = (typeof productTypes)[number]['id'];

/** The product type of an id, or undefined for an id that is not ours. */
export function productTypeOf(id: string): ProductType | undefined {
  return productTypes.find((type) => type.id === id);
}
