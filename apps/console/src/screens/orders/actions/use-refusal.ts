import { useState } from 'react';
import { ApiError } from '#api/client/api-error.ts';
import { messageOf } from '#api/client/message-of.ts';
import { sayOrderDialog as say } from '#sentences/orders/dialogs.ts';

/** What the server said to an act: under the fields that the dialog has, or as one sentence. */
export interface Refusal {
  fields: Readonly<Record<string, string>>;
  sentence: string | undefined;
  /** What to do about it, where the sentence does not say. */
  advice?: string | undefined;
}

const none: Refusal = { fields: {}, sentence: undefined };

/** @param known the names of the fields that the dialog shows */
export function useRefusal(known: readonly string[]) {
  const [refusal, setRefusal] = useState(none);
  return {
    refusal,
    clear: () => setRefusal(none),
    show(error: unknown): void {
      const said = error instanceof ApiError ? Object.entries(error.fields) : [];
      const fields = said.filter(([name]) => known.includes(name));
      setRefusal({
        fields: Object.fromEntries(fields),
        sentence: fields.length > 0 ? undefined : (said[0]?.[1] ?? sentenceOf(error)),
        advice: error instanceof ApiError ? error.advice : undefined,
      });
    },
    /** What the dialog itself finds wrong. */
    put: (fields: Readonly<Record<string, string>>) => setRefusal({ fields, sentence: undefined }),
  };
}

/** With the number of the request where the server failed: support finds it by that. */
function sentenceOf(error: unknown): string {
  const sentence = messageOf(error);
  const id = error instanceof ApiError ? error.supportId : undefined;
  return id ? say('failed.request', { sentence, id }) : sentence;
}
