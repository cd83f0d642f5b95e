import { Fragment, useState } from 'react';
import { storage } from '#session/storage.ts';
import { Kbd } from '#ui/kbd.tsx';
import { Modal } from '#ui/modal.tsx';
import { Toggle } from '#ui/toggle.tsx';
import { commandKey } from './command-key.ts';
import type { GoShortcut } from './shortcuts.ts';
import styles from './shortcuts-dialog.module.css';
import { areLettersOn } from './use-shortcuts.ts';

interface ShortcutsDialogProps {
  go: readonly GoShortcut[];
  onClose: () => void;
}

/** Every key that does something, and the switch for those that are mere letters. */
export function ShortcutsDialog({ go, onClose }: ShortcutsDialogProps) {
  const [lettersOn, setLettersOn] = useState(areLettersOn);

  function keepLetters(on: boolean): void {
    storage.letterShortcuts.set(on);
    setLettersOn(on);
  }

  return (
    <Modal open onClose={onClose} title="Keyboard shortcuts">
      <div className={styles.body}>
        <dl>
          <Shortcut keys={[commandKey, 'K']} together label="Search, or go anywhere" />
          <Shortcut keys={[commandKey, 'S']} together label="Save what was changed" />
          <Shortcut keys={['Esc']} label="Close what is open" />
          {go.map(({ keys, label }) => (
            <Shortcut key={label} keys={keys} label={`Go to ${label}`} isOff={!lettersOn} />
          ))}
          <Shortcut keys={['?']} label="Show these shortcuts" isOff={!lettersOn} />
        </dl>
        <Toggle
          label="Shortcuts with letters"
          hint="Switch them off if keys are pressed by speech, or by chance. Kept in this browser."
          checked={lettersOn}
          onChange={(event) => keepLetters(event.target.checked)}
        />
      </div>
    </Modal>
  );
}

interface ShortcutProps {
  keys: readonly string[];
  /** Pressed at once rather than one after the other. */
  together?: boolean;
  label: string;
  isOff?: boolean;
}

function Shortcut({ keys, together = false, label, isOff = false }: ShortcutProps) {
  return (
    <div className={styles.line} data-off={isOff || undefined}>
      <dt>{label}</dt>
      <dd className={styles.keys}>
        {keys.map((key, index) => (
          <Fragment key={key}>
            {index > 0 && <span className={styles.between}>{together ? '+' : 'then'}</span>}
            <Kbd>{key}</Kbd>
          </Fragment>
        ))}
      </dd>
    </div>
  );
}
