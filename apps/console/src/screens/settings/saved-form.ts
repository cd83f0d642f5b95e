/** A form of texts and switches over something that the server keeps. */
export type SavedFields = Record<string, string | boolean>;

/** The fields that differ from what is kept, with their new values. */
export function changesOf<Form extends SavedFields>(typed: Form, current: Form): Partial<Form> {
  const changed = Object.entries(typed).filter(([name, value]) => value !== current[name]);
  return Object.fromEntries(changed) as Partial<Form>;
}

/** What the form shows once the server keeps something else: a field that was changed here stays as it was typed. */
export function rebased<Form extends SavedFields>(typed: Form, current: Form, newer: Form): Form {
  return { ...newer, ...changesOf(typed, current) };
}
