import { DownloadIcon, MonitorDownIcon, RefreshCwIcon } from 'lucide-react';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { canInstall, install, subscribeToInstallPrompt } from '#install-prompt.ts';
import type { OutboxRow } from '#offline/till-database.ts';
import { useStoreDates } from '#parts/dates/store-dates.ts';
import { saveUnsent } from '#parts/documents/save-unsent.ts';
import { useBusy } from '#parts/hooks/use-busy.ts';
import { sendProblem } from '#sentences/point-of-sale/send-problems.ts';
import { sayStatus as say } from '#sentences/sell/status.ts';
import { Button } from '#ui/buttons/button.tsx';
import { DataList } from '#ui/layout/data-list.tsx';
import { Stack } from '#ui/layout/layout.tsx';
import { Modal } from '#ui/overlays/modal.tsx';
import { useReopenTill, useTill } from '../till-context.tsx';
import { TrainingSwitch } from '../training/training-switch.tsx';
import styles from './status.module.css';

/** How the till stands with the server: what waits, what is to be checked, and what can be done about it. */
export function StatusDialog({ onClose }: { onClose: () => void }) {
  const till = useTill();
  const dates = useStoreDates();
  const { isBusy, act } = useBusy();
  const stuck = useStuck();
  const isInstallable = useSyncExternalStore(subscribeToInstallPrompt, canInstall);
  const reopen = useReopenTill();
  const { online, unsent, needsAttention, lastSync, isPaused, storage } = till.status();

  async function registerAgain(): Promise<void> {
    const { forgetDevice } = await import('#offline/register-device.ts');
    await forgetDevice(till.storeId);
    reopen();
  }

  return (
    <Modal
      open
      title={say('title')}
      onClose={onClose}
      footer={
        <>
          {unsent + needsAttention > 0 && (
            <Button
              size="lg"
              icon={<DownloadIcon size={18} />}
              onClick={() => void act(async () => saveUnsent(await till.exportUnsent()))}
            >
              {say('export')}
            </Button>
          )}
          <Button
            size="lg"
            variant="primary"
            icon={<RefreshCwIcon size={18} />}
            busy={isBusy}
            onClick={() => void act(() => till.syncNow())}
          >
            {say('send')}
          </Button>
        </>
      }
    >
      <Stack>
        <DataList
          items={[
            { term: say('register'), value: till.device.register_name },
            {
              term: say('row.connection'),
              value: isPaused ? say('paused') : say(online ? 'online' : 'offline'),
            },
            { term: say('row.unsent'), value: say('sales', { count: unsent }) },
            { term: say('row.attention'), value: say('sales', { count: needsAttention }) },
            {
              term: say('row.sync'),
              value: lastSync ? dates.short(lastSync, new Date()) : say('never'),
            },
          ]}
        />
        {isInstallable && (
          <Button size="lg" icon={<MonitorDownIcon size={18} />} onClick={() => void install()}>
            {say('install')}
          </Button>
        )}
        {!online && !isPaused && <p>{say('offline.hint')}</p>}
        {storage === 'refused' && <p className={styles.warning}>{say('storage.refused')}</p>}
        {isPaused && (
          <>
            <p className={styles.warning}>{say('paused.hint')}</p>
            <Button size="lg" onClick={() => void act(registerAgain)}>
              {say('paused.register')}
            </Button>
          </>
        )}
        {stuck.length > 0 && (
          <>
            <p>{say('attention.hint')}</p>
            <ul className={styles.stuck}>
              {stuck.map((row) => (
                <li key={row.id}>
                  <span>
                    {row.kind === 'sale' ? row.payload.number : dates.short(row.device_time, new Date())}
                    <span className={styles.reason}>{sendProblem(row)}</span>
                  </span>
                  <Button size="lg" onClick={() => void act(() => till.retry(row.id))}>
                    {say('retry')}
                  </Button>
                </li>
              ))}
            </ul>
          </>
        )}
        <TrainingSwitch />
      </Stack>
    </Modal>
  );
}

/** What was received and not recorded. */
function useStuck(): OutboxRow[] {
  const till = useTill();
  const version = till.version();
  const [rows, setRows] = useState<OutboxRow[]>([]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the outbox changes with the version of the till
  useEffect(() => {
    till.outbox().then(
      (all) => setRows(all.filter(({ state }) => state === 'needs_attention' || state === 'refused')),
      () => setRows([]),
    );
  }, [till, version]);
  return rows;
}
