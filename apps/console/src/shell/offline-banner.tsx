import { WifiOffIcon } from 'lucide-react';
import { useIsConnected } from '#api/client/connection.ts';
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
            <strong>No connection.</strong> Pages you have opened still show. Changes can be saved once you
            are back online.
          </span>
        </p>
      )}
    </div>
  );
}
