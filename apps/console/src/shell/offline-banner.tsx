import { WifiOffIcon } from 'lucide-react';
import { useIsConnected } from '#api/client/connection.ts';
import { richText } from '#sentences/frame/rich-text.ts';
import { sayStoreFrame } from '#sentences/shell/store-frame.ts';
import styles from './offline-banner.module.css';
import { useShellLayout } from './shell-layout.tsx';

/** Says that the connection is gone, and what still works; a reader hears it when it comes. */
export function OfflineBanner() {
  const isConnected = useIsConnected();
  // A screen that takes the window says it itself.
  const isPage = useShellLayout() === 'page';
  return (
    <div role="status">
      {!isConnected && isPage && (
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
