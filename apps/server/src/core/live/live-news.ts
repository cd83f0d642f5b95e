import type { EventEar } from './live-updates.ts';

/** What an EventEar hears, on its way between processes. */
export type LiveNews =
  | { kind: 'event'; storeId: string }
  | { kind: 'sessions_ended'; userId: string }
  | { kind: 'listening' };

/** An ear that passes on what it hears. */
export function tellingEar(tell: (news: LiveNews) => void): EventEar {
  return {
    onStore: (storeId) => tell({ kind: 'event', storeId }),
    onUser: (userId) => tell({ kind: 'sessions_ended', userId }),
    onListening: () => tell({ kind: 'listening' }),
  };
}

/** Has an ear hear what was passed on. */
export function hear(ear: EventEar, news: LiveNews): void {
  if (news.kind === 'event') ear.onStore(news.storeId);
  else if (news.kind === 'sessions_ended') ear.onUser(news.userId);
  else ear.onListening();
}
