import type { Store } from '#contract-types.ts';
import { sayStorefront as say } from '#sentences/settings/storefront.ts';
import { CopyButton } from '#ui/feedback/copy-button.tsx';
import { Card } from '#ui/layout/card.tsx';
import styles from './storefront.module.css';

/** Where Google and Meta read what the shop sells. */
export function FeedCard({ store }: { store: Store }) {
  const address = `${store.storefront_url}/feeds/products.xml`;
  return (
    <Card title={say('feed.title')} description={say('feed.hint')}>
      <p className={styles.copied}>
        {address}
        <CopyButton text={address} />
      </p>
      {store.mode === 'test' && <p className={styles.hint}>{say('feed.test')}</p>}
    </Card>
  );
}
