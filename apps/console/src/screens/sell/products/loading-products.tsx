import { memo } from 'react';
import { saySell as say } from '#sentences/sell/counter.ts';
import { useLanguage } from '#session/language.ts';
import { useSession } from '#session/session.ts';
import { TextButton } from '#ui/buttons/button.tsx';
import { ProgressBar } from '#ui/feedback/progress-bar.tsx';
import { useTill } from '../till-context.tsx';
import styles from './products.module.css';

/** How far the device's copy of the products is; nothing once it is whole. What is there already can be sold. */
export const LoadingProducts = memo(function LoadingProducts() {
  useLanguage();
  const till = useTill();
  const all = useSession(({ activeStore }) => activeStore?.stats.product_count ?? 0);
  const { sync, loadedProducts } = till.status();
  if (sync === 'failed' && till.catalogue.size === 0) {
    return (
      <p role="alert" className={styles.loading}>
        {say('items.failed')}{' '}
        <TextButton onClick={() => void till.syncNow()}>{say('items.retry')}</TextButton>
      </p>
    );
  }
  if (sync !== 'loading') return null;
  const label = say('items.loading', { count: loadedProducts });
  return (
    <div className={styles.loading}>
      <p>{label}</p>
      <ProgressBar percent={all > 0 ? (loadedProducts / all) * 100 : 0} label={label} />
    </div>
  );
});
