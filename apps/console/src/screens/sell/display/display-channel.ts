import type { Shown } from './shown-to-customer.ts';

/** What a till and the windows that its customers look at tell each other, inside this browser. */
export type DisplayNews =
  | { kind: 'shown'; storeId: string; shown: Shown }
  /** A window was opened, and asks what to show. */
  | { kind: 'asked'; storeId: string };

export interface DisplayChannel {
  post: (news: DisplayNews) => void;
  close: () => void;
}

/** Whether windows of this browser can hear each other. */
export const hasCustomerDisplay = 'BroadcastChannel' in globalThis;

/** Hears what the other windows say; in a browser that has no such thing, nothing. */
export function openDisplayChannel(listener: (news: DisplayNews) => void): DisplayChannel {
  if (!hasCustomerDisplay) return { post: () => undefined, close: () => undefined };
  const channel = new BroadcastChannel('sokoni_customer_display');
  channel.addEventListener('message', ({ data }: MessageEvent<DisplayNews>) => listener(data));
  return { post: (news) => channel.postMessage(news), close: () => channel.close() };
}
