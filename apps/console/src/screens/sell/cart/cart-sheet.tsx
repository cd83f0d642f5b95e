import { ChevronDownIcon } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { sayUi } from '#sentences/frame/ui.ts';
import { sayCart as say } from '#sentences/sell/cart.ts';
import { IconButton } from '#ui/buttons/button.tsx';
import { Overlay } from '#ui/overlays/overlay.tsx';
import styles from './cart-bar.module.css';

/** The sale over the products, on a screen that has no room beside them. */
export function CartSheet({ onClose, children }: { onClose: () => void; children: ReactNode }) {
  const titleId = useId();
  return (
    <Overlay onClose={onClose} labelledBy={titleId} place="center" className={styles.sheet}>
      <header className={styles.sheetHead}>
        <h2 id={titleId}>{say('title')}</h2>
        <IconButton
          size="lg"
          label={sayUi('dialog.close')}
          icon={<ChevronDownIcon size={22} />}
          onClick={onClose}
        />
      </header>
      <div className={styles.sheetBody}>{children}</div>
    </Overlay>
  );
}
