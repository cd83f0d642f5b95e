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
    missing: 'Buyers find nothing to buy: add a product with a price and stock.',
    present: 'Buyers find a product with a price and stock.',
  },
  {
    key: 'business_email',
    fact: 'hasBusinessEmail',
    missing: 'Buyers cannot write to you: add a business e-mail.',
    present: 'Buyers can write to your business e-mail.',
  },
  {
    key: 'payment',
    fact: 'hasPayment',
    missing: 'Buyers cannot pay you: set up a way to be paid.',
    present: 'Buyers can pay you.',
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
