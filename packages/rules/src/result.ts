/** What a rule answers when it can refuse: the value, or a stable reason that the caller can branch on. */
export type Result<Value, Reason extends string> =
  | { readonly ok: true; readonly value: Value }
  | { readonly ok: false; readonly reason: Reason };

/** A refusal that already carries the sentence for the person. */
export type Check<Reason extends string> =
  | { readonly ok: true }
  | { readonly ok: false; readonly reason: Reason; readonly message: string };
