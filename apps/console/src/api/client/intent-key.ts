import { newId } from '#session/new-id.ts';
import { ApiError } from './api-error.ts';

/** Idempotency keys for one button: the same wish gets the same key until the server has answered it. */
export interface IntentKeys {
  keyFor(wish: unknown): string;
  /** Tells how the call ended. Only an unknown outcome keeps the key for the next try. */
  ended(error?: unknown): void;
}

export function intentKeys(makeId: () => string = newId): IntentKeys {
  let open: { wish: string; key: string } | null = null;
  return {
    keyFor(wish) {
      const text = JSON.stringify(wish, describeFile) ?? '';
      if (open?.wish !== text) open = { wish: text, key: makeId() };
      return open.key;
    },
    ended(error) {
      const isOutcomeUnknown = error instanceof ApiError && (error.status === 0 || error.status >= 500);
      if (!isOutcomeUnknown) open = null;
    },
  };
}

/** A file has no JSON; its name, size and age tell two of them apart. */
function describeFile(_: string, value: unknown): unknown {
  if (!(value instanceof Blob)) return value;
  const file = value instanceof File ? [value.name, value.lastModified] : [];
  return ['file', value.size, value.type, ...file];
}
