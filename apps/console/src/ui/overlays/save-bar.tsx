import { type ReactNode, useEffect, useEffectEvent, useState } from 'react';
import { sayUi } from '#sentences/frame/ui.ts';
import { Button } from '#ui/buttons/button.tsx';
import { isPageCovered } from './overlay.tsx';
import styles from './save-bar.module.css';

interface SaveBarProps {
  /** Something changed; the bar is hidden until then. */
  dirty: boolean;
  /** The promise is awaited, so that a second click finds the button disabled. */
  onSave: () => unknown;
  onDiscard: () => void;
  saving?: boolean;
  /** What is unsaved, in place of the plain words. */
  words?: ReactNode;
}

/** "Unsaved changes · Discard · Save"; Ctrl/Cmd+S saves too. */
export function SaveBar({
  dirty,
  onSave,
  onDiscard,
  saving = false,
  words = sayUi('save.unsaved'),
}: SaveBarProps) {
  const [clicked, setClicked] = useState(false);
  const busy = saving || clicked;

  async function save(): Promise<void> {
    if (busy) return;
    setClicked(true);
    try {
      await onSave();
    } finally {
      setClicked(false);
    }
  }

  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.key.toLowerCase() !== 's' || !(event.ctrlKey || event.metaKey) || event.altKey) return;
    event.preventDefault();
    // A dialog asks something first; a drawer shows a part of what is saved.
    if (!isPageCovered('center')) void save();
  });

  useEffect(() => {
    if (!dirty) return;
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  }, [dirty]);

  if (!dirty) return null;
  return (
    <section aria-label={sayUi('save.unsaved')} className={styles.place} data-save-bar="">
      <div className={styles.bar}>
        <p className={styles.words}>{words}</p>
        <Button variant="quiet" onClick={onDiscard} disabled={busy}>
          {sayUi('save.discard')}
        </Button>
        <Button variant="primary" onClick={() => void save()} busy={busy}>
          {sayUi('save.save')}
        </Button>
      </div>
    </section>
  );
}
