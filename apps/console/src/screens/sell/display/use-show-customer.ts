import { useEffect, useEffectEvent, useRef } from 'react';
import { type DisplayChannel, hasCustomerDisplay, openDisplayChannel } from './display-channel.ts';
import type { Shown } from './shown-to-customer.ts';

/** Shows this to the customer, in the windows that are open for it, for as long as the till is. */
export function useShowCustomer(storeId: string, shown: Shown): void {
  const channel = useRef<DisplayChannel>(null);
  const show = useEffectEvent(() => channel.current?.post({ kind: 'shown', storeId, shown }));

  useEffect(() => {
    const idle = () => channel.current?.post({ kind: 'shown', storeId, shown: { kind: 'idle' } });
    channel.current = openDisplayChannel((news) => {
      // Of several tills in this browser the one in front is shown.
      const isInFront = document.visibilityState === 'visible';
      if (news.kind === 'asked' && news.storeId === storeId && isInFront) show();
    });
    const back = () => show();
    addEventListener('pagehide', idle);
    addEventListener('pageshow', back);
    return () => {
      removeEventListener('pagehide', idle);
      removeEventListener('pageshow', back);
      idle();
      channel.current?.close();
    };
  }, [storeId]);

  useEffect(() => {
    // Without a network the window opens, too: its files are fetched with those of the till.
    if (hasCustomerDisplay) import('./customer-display.tsx').catch(() => {});
  }, []);

  const text = JSON.stringify(shown);
  // biome-ignore lint/correctness/useExhaustiveDependencies: shown again when it says something else
  useEffect(() => show(), [text]);
}
