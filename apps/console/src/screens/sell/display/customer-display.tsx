import { useEffect, useState } from 'react';
import { StoreLogo } from '#parts/stores/store-logo.tsx';
import { sayDisplay as say } from '#sentences/sell/display.ts';
import { useSession } from '#session/session.ts';
import styles from './customer-display.module.css';
import { openDisplayChannel } from './display-channel.ts';
import { PaidForCustomer } from './paid-for-customer.tsx';
import { SaleForCustomer } from './sale-for-customer.tsx';
import type { Shown } from './shown-to-customer.ts';

/** The window that the customer looks at: what the till of this browser is ringing, what it comes to, and thanks. */
export function CustomerDisplay() {
  const store = useSession((session) => session.activeStore);
  const shown = useShown(store?.id ?? '');
  if (!store) return null;
  return (
    <main className={styles.display} data-kind={shown.kind}>
      <header className={styles.head}>
        <StoreLogo store={store} size={shown.kind === 'idle' ? 128 : 48} />
        <h1>{store.name}</h1>
      </header>
      {shown.kind === 'idle' && <p className={styles.welcome}>{say('welcome')}</p>}
      {shown.kind === 'sale' && <SaleForCustomer sale={shown} />}
      {shown.kind === 'paid' && <PaidForCustomer sale={shown} />}
    </main>
  );
}

function useShown(storeId: string): Shown {
  const [shown, setShown] = useState<Shown>({ kind: 'idle' });
  useEffect(() => {
    const channel = openDisplayChannel((news) => {
      if (news.kind === 'shown' && news.storeId === storeId) setShown(news.shown);
    });
    channel.post({ kind: 'asked', storeId });
    return () => channel.close();
  }, [storeId]);
  return shown;
}
