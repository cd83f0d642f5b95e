/** What is known about a store that wants to go live. */
export interface ReadinessFacts {
  readonly hasProductWithPriceAndStock: boolean;
  readonly hasBusinessEmail: boolean;
  readonly hasPayment: boolean;
}

export type ReadinessKey = 'product' | 'business_email' | 'payment';

export interface ReadinessLine {
  readonly key: ReadinessKey;
  readonly message: string;
  readonly done: boolean;
}

const lines: readonly {
  readonly key: ReadinessKey;
  readonly fact: keyof ReadinessFacts;
  readonly missing: string;
  readonly present: string;
}[] = [
  {
    key: 'product',
    fact: 'hasProductWithPriceAndStock',
    missing: 'Add a product with a price and stock, so customers have something to buy.',
    present: 'You have a product with a price and stock.',
  },
  {
    key: 'business_email',
    fact: 'hasBusinessEmail',
    missing: 'Add a business email, so customers can reach you.',
    present: 'Customers can reach you by email.',
  },
  {
    key: 'payment',
    fact: 'hasPayment',
    missing: 'Online payments are not set up.',
    present: 'Customers can pay you online.',
  },
];

/** What a buyer would still miss in a store (CONTRACT, `mode/live`), one line each. It never stops anybody from going
 * live. */
export function storeReadiness(facts: ReadinessFacts): ReadinessLine[] {
  return lines.map(({ key, fact, missing, present }) => ({
    key,
    message: facts[fact] ? present : missing,
    done: facts[fact],
  }));
}
