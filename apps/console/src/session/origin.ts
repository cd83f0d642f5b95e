/** Where someone was going when a guard sent them to log in; it travels in the navigation state. */
export interface OriginState {
  from?: string | undefined;
}

/** The origin in a navigation state, if it is a path of ours. */
export function originOf(state: unknown): string | undefined {
  const from = typeof state === 'object' && state !== null ? (state as OriginState).from : undefined;
  return typeof from === 'string' && /^\/(?![/\\])/.test(from) ? from : undefined;
}
