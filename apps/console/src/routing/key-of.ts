/** The names of a family of sentences: `orders` of `page.orders`. */
export type KeyOf<Sentences, Family extends string> = keyof Sentences extends infer Key
  ? Key extends `${Family}.${infer Name}`
    ? Name
    : never
  : never;
