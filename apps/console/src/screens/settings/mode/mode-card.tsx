import { useState } from 'react';
import { useGoLive } from '#api/stores/stores.ts';
import type { Store } from '#contract-types.ts';
import { showFailure } from '#parts/forms/checked-form.ts';
import settings from '#screens/settings/settings.module.css';
import { sayMode } from '#sentences/settings/mode.ts';
import { Button } from '#ui/buttons/button.tsx';
import { cx } from '#ui/cx.ts';
import { Badge } from '#ui/display/badge.tsx';
import { Drawing } from '#ui/display/drawing.tsx';
import { toast } from '#ui/feedback/toast.tsx';
import { Card } from '#ui/layout/card.tsx';
import { ConfirmModal } from '#ui/overlays/modal.tsx';
import styles from './mode.module.css';

const modes = [
  { mode: 'test', drawing: 'mode_test' },
  { mode: 'live', drawing: 'mode_live' },
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
        {modes.map(({ mode, drawing }) => {
          const isHere = mode === store.mode;
          return (
            <li key={mode} className={cx(styles.mode, isHere && styles.here)}>
              <Drawing name={drawing} size={88} className={isHere ? undefined : styles.away} />
              <div className={styles.words}>
                <h2 className={styles.title}>
                  {sayMode(`mode.${mode}`)} {isHere && <Badge tone="good">{sayMode('current')}</Badge>}
                </h2>
                <p>{sayMode(`hint.${mode}`)}</p>
              </div>
            </li>
          );
        })}
      </ul>
      {isLive ? (
        <p className={styles.note}>{sayMode('isLive')}</p>
      ) : (
        <div className={settings.act}>
          <p>{sayMode('mayGoLive')}</p>
          <Button variant="primary" onClick={() => setIsAsking(true)}>
            {sayMode('goLive')}
          </Button>
        </div>
      )}
      <ConfirmModal
        open={isAsking}
        title={sayMode('goLive.question', { store: store.name })}
        confirmLabel={sayMode('goLive')}
        cancelLabel={sayMode('goLive.stay')}
        busy={goLive.isPending}
        onCancel={() => setIsAsking(false)}
        onConfirm={live}
      >
        <ul className={settings.points}>
          <li>{sayMode('goLive.real')}</li>
          <li>{sayMode('goLive.testOrders')}</li>
          <li>{sayMode('goLive.noWayBack')}</li>
        </ul>
      </ConfirmModal>
    </Card>
  );
}
