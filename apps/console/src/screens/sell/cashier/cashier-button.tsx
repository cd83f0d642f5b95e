import { useEffect, useState } from 'react';
import { sayCashier as say } from '#sentences/sell/cashier.ts';
import { cx } from '#ui/cx.ts';
import { Avatar } from '#ui/display/avatar.tsx';
import button from '../bar-button.module.css';
import { useCashier, useSetCashier, useTill } from '../till-context.tsx';
import styles from './cashier.module.css';
import { CashierDialog } from './cashier-dialog.tsx';
import { fetchPinCheck } from './check-pin.ts';
import { LockScreen } from './lock-screen.tsx';
import { pinHolders } from './pin-holders.ts';
import { useLock } from './use-lock.ts';
import type { PinHolder } from './use-pin.ts';

/** Who sells, in the bar of the till: the switch to somebody else, and the lock. */
export function CashierButton() {
  const cashier = useCashier();
  const setCashier = useSetCashier();
  const setup = useTill().setup();
  const holders = pinHolders(setup);
  const hasPin = holders.some(({ id }) => id === cashier.id);
  const lock = useLock(hasPin ? setup.settings.lock_minutes : null);
  const [isOpen, setIsOpen] = useState(false);
  const isPinAsked = holders.length > 0;
  useEffect(() => {
    if (isPinAsked) fetchPinCheck();
  }, [isPinAsked]);

  function sell({ id, name, role }: PinHolder): void {
    setCashier({ id, name, role });
    lock.unlock();
    setIsOpen(false);
  }

  return (
    <>
      <button
        type="button"
        className={cx(button.bar, styles.button)}
        aria-label={say('button', { name: cashier.name })}
        onClick={() => setIsOpen(true)}
      >
        <Avatar name={cashier.name} shape="round" size={32} />
        <span className={styles.buttonName}>{cashier.name}</span>
      </button>
      {/* With the last PIN gone nobody could come back. */}
      {lock.isLocked && isPinAsked ? (
        <LockScreen onUnlocked={sell} />
      ) : (
        isOpen && (
          <CashierDialog
            holders={holders}
            currentId={cashier.id}
            onLock={hasPin ? lock.lock : null}
            onSwitch={sell}
            onClose={() => setIsOpen(false)}
          />
        )
      )}
    </>
  );
}
