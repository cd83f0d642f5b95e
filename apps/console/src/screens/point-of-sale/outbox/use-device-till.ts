import { useEffect, useState } from 'react';
import type { Till } from '#offline/till.ts';
import type { OutboxRow } from '#offline/till-database.ts';

/** The outbox of this device; `none` where it is no register, and was none. */
export type DeviceOutbox = 'opening' | 'none' | 'failed' | { till: Till; rows: readonly OutboxRow[] };

/** Opens the till of this device to look at what it has not sent; the rows follow it. */
export function useDeviceTill(storeId: string): DeviceOutbox {
  const [outbox, setOutbox] = useState<DeviceOutbox>('opening');
  useEffect(() => {
    let isGone = false;
    let till: Till | null = null;
    const say = (next: DeviceOutbox) => {
      if (!isGone) setOutbox(next);
    };
    async function open(): Promise<void> {
      try {
        const { openTill } = await import('#offline/till.ts');
        till = await openTill(storeId);
        if (isGone || !till) {
          till?.close();
          say('none');
          return;
        }
        const opened = till;
        const read = async () => say({ till: opened, rows: await opened.outbox() });
        opened.subscribe(() => void read().catch(() => {}));
        await read();
      } catch {
        say('failed');
      }
    }
    void open();
    return () => {
      isGone = true;
      till?.close();
    };
  }, [storeId]);
  return outbox;
}
