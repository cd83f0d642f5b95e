import { useState } from 'react';
import { useGoLive } from '#api/stores.ts';
import type { Store } from '#api/types.ts';
import { showFailure } from '#parts/checked-form.ts';
import { Badge } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { cx } from '#ui/cx.ts';
import { Drawing } from '#ui/drawing.tsx';
import { ConfirmModal } from '#ui/modal.tsx';
import { toast } from '#ui/toast.tsx';
import styles from './mode.module.css';
import settings from './settings.module.css';

const modes = [
  {
    mode: 'test',
    title: 'Test Mode',
    drawing: 'mode_test',
    text: 'Try everything with orders that count for nothing.',
  },
  { mode: 'live', title: 'Live Mode', drawing: 'mode_live', text: 'Open the store for real purchases.' },
] as const;

/** Both modes side by side, with the step from one to the other. */
export function ModeCard({ store }: { store: Store }) {
  const [isAsking, setIsAsking] = useState(false);
  const goLive = useGoLive();
  const isLive = store.mode === 'live';

  function live(): void {
    goLive.mutate(undefined, {
      onSuccess: ({ message }) => toast.success(message),
      onError: (error) => showFailure(error),
      onSettled: () => setIsAsking(false),
    });
  }

  return (
    <Card>
      <ul className={styles.modes}>
        {modes.map(({ mode, title, drawing, text }) => {
          const isHere = mode === store.mode;
          return (
            <li key={mode} className={cx(styles.mode, isHere && styles.here)}>
              <Drawing name={drawing} size={88} className={isHere ? undefined : styles.away} />
              <div className={styles.words}>
                <h2 className={styles.title}>
                  {title} {isHere && <Badge tone="good">You are here</Badge>}
                </h2>
                <p>{text}</p>
              </div>
            </li>
          );
        })}
      </ul>
      {isLive ? (
        <p className={styles.note}>
          Orders count in your figures. Test orders keep their own numbers (T-1001 and on) and stay out of
          them.
        </p>
      ) : (
        <div className={settings.act}>
          <p>You can go live at any time, whatever the list below says.</p>
          <Button variant="primary" onClick={() => setIsAsking(true)}>
            Go live
          </Button>
        </div>
      )}
      <ConfirmModal
        open={isAsking}
        title={`Take ${store.name} live?`}
        confirmLabel="Go live"
        cancelLabel="Stay in test mode"
        busy={goLive.isPending}
        onCancel={() => setIsAsking(false)}
        onConfirm={live}
      >
        <ul className={settings.points}>
          <li>From now on orders are real: they get numbers of the live series and count in your figures.</li>
          <li>Test orders keep a number series of their own (T-1001 and on) and stay out of live figures.</li>
          <li>A store that is live does not go back to test mode.</li>
        </ul>
      </ConfirmModal>
    </Card>
  );
}
