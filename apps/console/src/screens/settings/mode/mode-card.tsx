import { useState } from 'react';
import { useGoLive } from '#api/stores/stores.ts';
import type { Store } from '#contract-types.ts';
import { showFailure } from '#parts/forms/checked-form.ts';
import settings from '#screens/settings/settings.module.css';
import { Button } from '#ui/buttons/button.tsx';
import { cx } from '#ui/cx.ts';
import { Badge } from '#ui/display/badge.tsx';
import { Drawing } from '#ui/display/drawing.tsx';
import { toast } from '#ui/feedback/toast.tsx';
import { Card } from '#ui/layout/card.tsx';
import { ConfirmModal } from '#ui/overlays/modal.tsx';
import styles from './mode.module.css';

const modes = [
  {
    mode: 'test',
    title: 'Test Mode',
    drawing: 'mode_test',
    text: 'Try everything with test orders.',
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
                  {title} {isHere && <Badge tone="good">Current mode</Badge>}
                </h2>
                <p>{text}</p>
              </div>
            </li>
          );
        })}
      </ul>
      {isLive ? (
        <p className={styles.note}>
          Orders count in your reports. Test orders keep their own numbers (from T-1001) and are left out.
        </p>
      ) : (
        <div className={settings.act}>
          <p>You can go live at any time, even with items still on the list below.</p>
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
          <li>From now on orders are real: they get live order numbers and count in your reports.</li>
          <li>Test orders keep their own numbers (from T-1001) and stay out of your reports.</li>
          <li>A live store can’t go back to test mode.</li>
        </ul>
      </ConfirmModal>
    </Card>
  );
}
