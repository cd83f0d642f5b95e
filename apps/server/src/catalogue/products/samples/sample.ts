/** One believable product that a test store starts with. */
export interface Sample {
  readonly title: string;
  readonly text: string;
  readonly category: string;
  readonly tags: readonly string[];
  /** At the level of US dollars; see rules/sample-price. */
  readonly price: number;
  /** Motif and tint of its picture: a file of apps/server/samples. */
  readonly picture: `${string}-${'leaf' | 'mango' | 'clay' | 'sky' | 'plum' | 'sand'}`;
  readonly brand?: string;
  /** Options with their entries; every combination is a variant. */
  readonly options?: Readonly<Record<string, readonly string[]>>;
  /** For each entry of the first option: how many times the price it is. */
  readonly times?: readonly number[];
  /** Of each variant; without it nobody counts: a service, a download, a meal made to order. */
  readonly stock?: number;
  readonly grams?: number;
  /** The sales price, at the level of the price. */
  readonly sale?: number;
}
