/** What a till tells all tabs of this browser, its own too, once it is written. */
export type TillNews =
  /** Commands wait to be sent. */
  | { kind: 'written'; storeId: string }
  /** Something became of commands. */
  | { kind: 'outbox'; storeId: string }
  /** The set-up has changed, or the open shift, or what is parked. */
  | { kind: 'setup'; storeId: string }
  /** The browser became a register, or is none any more. */
  | { kind: 'device'; storeId: string }
  | { kind: 'open_sales'; storeId: string }
  | CopyNews;

/** Products or customers were written. */
export interface CopyNews {
  kind: 'copy';
  storeId: string;
  /** Where the copy stood before and stands now: who has not been there before has missed something. */
  from: string;
  to: string;
  products: string[];
  goneProducts: string[];
  customers: string[];
  goneCustomers: string[];
}

/** The copy stands where it stood. */
export const noCopyNews = {
  from: '',
  to: '',
  products: [],
  goneProducts: [],
  customers: [],
  goneCustomers: [],
};

/** Carries news between the tabs of a browser. */
export interface TillChannel {
  post(news: TillNews): void;
  /** @returns takes it back */
  listen(listener: (news: TillNews) => void): () => void;
}

/** A channel of this tab, and of the others where the browser has such a thing. */
export function openChannel(name = 'sokoni_till'): TillChannel {
  const listeners = new Set<(news: TillNews) => void>();
  const tell = (news: TillNews) => {
    for (const listener of [...listeners]) listener(news);
  };
  const others = 'BroadcastChannel' in globalThis ? new BroadcastChannel(name) : null;
  others?.addEventListener('message', ({ data }: MessageEvent<TillNews>) => tell(data));
  return {
    post(news) {
      others?.postMessage(news);
      tell(news);
    },
    listen(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
