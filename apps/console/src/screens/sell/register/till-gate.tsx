import { useCallback, useEffect, useState } from 'react';
import type { Till } from '#offline/till.ts';
import { Page } from '#parts/pages/page.tsx';
import { sayRegister as say } from '#sentences/sell/register.ts';
import { FailedState } from '#ui/feedback/failed-state.tsx';
import { Skeleton } from '#ui/feedback/skeleton.tsx';
import { ApprovalHost } from '../cashier/approval.tsx';
import { Counter } from '../counter.tsx';
import { PrinterHost } from '../printer/printer-host.tsx';
import { TillProvider } from '../till-context.tsx';
import { ClaimRegister } from './claim-register.tsx';
import styles from './register.module.css';

const loadTill = () => import('#offline/till.ts');
// Fetched with the screen: a till opens as soon as it is drawn. What fails here is told when it is opened.
loadTill().catch(() => {});

/** What opening the till has come to; null: this device is no register of the store. */
type Opened = Till | 'opening' | 'offline' | 'failed' | null;

/** The till of this device in a store, or the way to make the device a register. */
export function TillGate({ storeId }: { storeId: string }) {
  const [attempt, setAttempt] = useState(1);
  const opened = useOpened(storeId, attempt);
  const again = useCallback(() => setAttempt((number) => number + 1), []);
  if (opened === 'opening') return <Opening />;
  if (opened === 'failed' || opened === 'offline') {
    return (
      <Page width="narrow">
        <FailedState
          title={say(opened === 'offline' ? 'openOffline' : 'openFailed')}
          onRetry={again}
          drawing={opened === 'offline' ? 'offline' : 'failed'}
        >
          {say(opened === 'offline' ? 'openOffline.hint' : 'openFailed.hint')}
        </FailedState>
      </Page>
    );
  }
  if (opened === null) return <ClaimRegister storeId={storeId} onClaimed={again} />;
  return (
    <TillProvider till={opened} onReopen={again}>
      <ApprovalHost>
        <PrinterHost>
          <Counter />
        </PrinterHost>
      </ApprovalHost>
    </TillProvider>
  );
}

/** Each attempt opens the till anew; the one before is closed. */
function useOpened(storeId: string, attempt: number): Opened {
  const [opened, setOpened] = useState<Opened>('opening');
  // biome-ignore lint/correctness/useExhaustiveDependencies: a further attempt opens it again
  useEffect(() => {
    let isGone = false;
    let till: Till | null = null;
    setOpened('opening');
    async function open(): Promise<void> {
      try {
        const { openTill } = await loadTill();
        till = await openTill(storeId);
        if (isGone) till?.close();
        else setOpened(till);
      } catch (error) {
        if (!isGone) setOpened(stateAfter(error));
      }
    }
    void open();
    return () => {
      isGone = true;
      till?.close();
    };
  }, [storeId, attempt]);
  return opened;
}

/** By their names: the classes come with the till. */
function stateAfter(error: unknown): Opened {
  const name = error instanceof Error ? error.name : '';
  if (name === 'NoRegister') return null;
  return name === 'TillOffline' ? 'offline' : 'failed';
}

function Opening() {
  return (
    <div className={styles.opening} aria-busy="true">
      <Skeleton shape="block" height="100%" />
      <Skeleton shape="block" height="100%" />
    </div>
  );
}
