/** A form of texts and switches over something that the server keeps. */
export type KeptFields = Record<string, string | boolean>;

/** The fields that differ from what is kept, with their new values. */
export function changesOf<Form extends KeptFields>(typed: Form, kept: Form): Partial<Form> {
  const changed = Object.entries(typed).filter(([name, value]) => value !== kept[name]);
  return Object.fromEntries(changed) as Partial<Form>;
}

/** What the form shows once the server keeps something else: a field that was changed here stays as it was typed. */
export function rebased<Form extends KeptFields>(typed: Form, kept: Form, fresh: Form): Form {
  return { ...fresh, ...changesOf(typed, kept) };
}
