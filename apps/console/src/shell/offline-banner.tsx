import { WifiOffIcon } from 'lucide-react';
import { useIsConnected } from '#api/client/connection.ts';
import { richText } from '#sentences/frame/rich-text.ts';
import { sayStoreFrame } from '#sentences/shell/store-frame.ts';
import styles from './offline-banner.module.css';

/** Says that the connection is gone, and what still works; a reader hears it when it comes. */
export function OfflineBanner() {
  const isConnected = useIsConnected();
  return (
    <div role="status">
      {!isConnected && (
        <p className={styles.banner}>
          <WifiOffIcon size={18} />
          <span>
            {richText(sayStoreFrame.rich('offline', { strong: (words) => <strong>{words}</strong> }))}
          </span>
        </p>
      )}
    </div>
  );
}
