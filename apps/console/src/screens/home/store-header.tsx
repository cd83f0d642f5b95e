import { GlobeIcon } from 'lucide-react';
import type { Store } from '#contract-types.ts';
import { StoreLogo } from '#parts/stores/store-logo.tsx';
import { sayHome } from '#sentences/home.ts';
import { Badge } from '#ui/display/badge.tsx';
import { CopyButton } from '#ui/feedback/copy-button.tsx';
import styles from './store-header.module.css';

/** Which store this is, whether it is live, and its address. */
export function StoreHead({ store }: { store: Store }) {
  const isLive = store.mode === 'live';
  const address = store.storefront_url.replace(/^https?:\/\//, '').replace(/\/$/, '');
  return (
    <header className={styles.head}>
      <StoreLogo store={store} size={56} />
      <div className={styles.words}>
        <div className={styles.title}>
          <h1 data-page-heading tabIndex={-1}>
            {store.name}
          </h1>
          <Badge tone={isLive ? 'good' : 'warning'} shape={isLive ? 'full' : 'half'}>
            {sayHome(isLive ? 'head.live' : 'head.test')}
          </Badge>
        </div>
        <p className={styles.address}>
          <GlobeIcon size={16} />
          <span className="visually-hidden">{sayHome('head.address')}</span>
          <span className={styles.domain}>{address}</span>
        </p>
      </div>
      <CopyButton text={store.storefront_url} label={sayHome('head.copy')} />
    </header>
  );
}
