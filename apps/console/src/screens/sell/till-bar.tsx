import { PanelLeftCloseIcon, PanelLeftOpenIcon, PauseIcon } from 'lucide-react';
import { useState } from 'react';
import { saySell as say } from '#sentences/sell/counter.ts';
import { IconButton } from '#ui/buttons/button.tsx';
import { cx } from '#ui/cx.ts';
import button from './bar-button.module.css';
import { CashierButton } from './cashier/cashier-button.tsx';
import { ParkedDialog } from './sales/parked-dialog.tsx';
import { SaleTabs } from './sales/sale-tabs.tsx';
import type { OpenSalesHandle } from './sales/use-open-sales.ts';
import styles from './sell.module.css';
import { TillStatusButton } from './status/till-status.tsx';
import { TillActs } from './till-acts.tsx';
import { useTill } from './till-context.tsx';

interface TillBarProps {
  open: OpenSalesHandle;
  isFolded: boolean;
  onFold: (isFolded: boolean) => void;
}

/** Above the till: back to the rest of the store, the open sales, what is parked, past sales, the shift, how the till stands and who sells. */
export function TillBar({ open, isFolded, onFold }: TillBarProps) {
  const till = useTill();
  const { parked } = till.setup();
  const [isParkedOpen, setIsParkedOpen] = useState(false);
  return (
    <div className={styles.bar}>
      <IconButton
        size="lg"
        label={say(isFolded ? 'bar.showMenu' : 'bar.hideMenu')}
        aria-expanded={!isFolded}
        icon={isFolded ? <PanelLeftOpenIcon size={20} /> : <PanelLeftCloseIcon size={20} />}
        onClick={() => onFold(!isFolded)}
      />
      <SaleTabs open={open} />
      {!till.device.is_training && (
        <>
          <button
            type="button"
            className={cx(button.bar, styles.parked)}
            aria-label={say('bar.parkedCount', { count: parked.length })}
            onClick={() => setIsParkedOpen(true)}
          >
            <PauseIcon size={18} aria-hidden="true" />
            <span className={styles.parkedWords}>{say('bar.parked')}</span>
            {parked.length > 0 && <span className={styles.parkedCount}>{parked.length}</span>}
          </button>
          <TillActs onExchange={open.open} />
        </>
      )}
      <TillStatusButton />
      <CashierButton />
      {isParkedOpen && <ParkedDialog open={open} onClose={() => setIsParkedOpen(false)} />}
    </div>
  );
}
