/** What is known about a store that wants to go live. */
export interface ReadinessFacts {
  readonly hasProductWithPriceAndStock: boolean;
  readonly hasBusinessEmail: boolean;
  readonly hasPayment: boolean;
  /** It delivers somewhere, or can be collected from. */
  readonly hasDelivery: boolean;
  /** A look was chosen or published for its shop. */
  readonly hasTheme: boolean;
  /** Its shop says how it takes back, what it keeps of people, and on which terms it sells. */
  readonly hasPolicies: boolean;
}

export type ReadinessKey = 'product' | 'business_email' | 'payment' | 'delivery' | 'theme' | 'policies';

export interface ReadinessLine {
  readonly key: ReadinessKey;
  readonly done: boolean;
}

const lines: readonly { readonly key: ReadinessKey; readonly fact: keyof ReadinessFacts }[] = [
  { key: 'product', fact: 'hasProductWithPriceAndStock' },
  { key: 'business_email', fact: 'hasBusinessEmail' },
  { key: 'payment', fact: 'hasPayment' },
  { key: 'delivery', fact: 'hasDelivery' },
  { key: 'theme', fact: 'hasTheme' },
  { key: 'policies', fact: 'hasPolicies' },
];

/** What a buyer would still miss in a store (CONTRACT, `mode/live`), one line each. It never stops anybody from going
 * live. */
export function storeReadiness(facts: ReadinessFacts): ReadinessLine[] {
  return lines.map(({ key, fact }) => ({ key, done: facts[fact] }));
}
