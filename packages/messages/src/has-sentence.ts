/** Whether a catalogue has a sentence for a key that comes from elsewhere. */
export function hasSentence<C extends object>(catalogue: C, key: string): key is keyof C & string {
  return Object.hasOwn(catalogue, key);
}
