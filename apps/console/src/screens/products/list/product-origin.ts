/** The list that a product was opened from, as the navigation carries it. */
export interface ProductOrigin {
  /** The query of the list's address, with its question mark. */
  list: string;
}

/** The query of the list to go back to; empty for the whole list. */
export function listBehind(state: unknown): string {
  const list = typeof state === 'object' && state !== null && 'list' in state ? state.list : '';
  return typeof list === 'string' && list.startsWith('?') ? list : '';
}
