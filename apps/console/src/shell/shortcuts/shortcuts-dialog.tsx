import { Fragment, useState } from 'react';
import { useLocation } from 'react-router';
import { paths } from '#paths.ts';
import { navigationLabel } from '#sentences/shell/navigation.ts';
import { sayShortcut } from '#sentences/shell/shortcuts.ts';
import { storage } from '#session/storage.ts';
import { Kbd } from '#ui/display/kbd.tsx';
import { Toggle } from '#ui/fields/toggle.tsx';
import { Modal } from '#ui/overlays/modal.tsx';
import { commandKey } from './command-key.ts';
import { type GoShortcut, sellShortcuts } from './shortcuts.ts';
import styles from './shortcuts-dialog.module.css';
import { areLettersOn } from './use-shortcuts.ts';

interface ShortcutsDialogProps {
  go: readonly GoShortcut[];
  onClose: () => void;
}

/** Every key that does something, and the switch for those that are mere letters. */
export function ShortcutsDialog({ go, onClose }: ShortcutsDialogProps) {
  const [lettersOn, setLettersOn] = useState(areLettersOn);
  const isSelling = useLocation().pathname === paths.sell;

  function keepLetters(on: boolean): void {
    storage.letterShortcuts.set(on);
    setLettersOn(on);
  }

  return (
    <Modal open onClose={onClose} title={sayShortcut('title')}>
      <div className={styles.body}>
        <dl>
          <Shortcut keys={[commandKey, 'K']} together label={sayShortcut('search')} />
          <Shortcut keys={[commandKey, 'S']} together label={sayShortcut('save')} />
          <Shortcut keys={[sayShortcut('keys.escape')]} label={sayShortcut('close')} />
          {isSelling && (
            <>
              {sellShortcuts.map(({ keys, act }) => (
                <Shortcut key={act} keys={keys} label={sayShortcut(`sell.${act}`)} />
              ))}
              <Shortcut keys={[sayShortcut('keys.enter')]} label={sayShortcut('sell.payFromSearch')} />
            </>
          )}
          {go.map(({ keys, line }) => (
            <Shortcut
              key={line}
              keys={keys}
              label={sayShortcut('goTo', { page: navigationLabel(line) })}
              isOff={!lettersOn}
            />
          ))}
          <Shortcut keys={['?']} label={sayShortcut('show')} isOff={!lettersOn} />
        </dl>
        <Toggle
          label={sayShortcut('letters')}
          hint={sayShortcut('letters.hint')}
          checked={lettersOn}
          onChange={keepLetters}
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
            {index > 0 && <span className={styles.between}>{together ? '+' : sayShortcut('keys.then')}</span>}
            <Kbd>{key}</Kbd>
          </Fragment>
        ))}
      </dd>
    </div>
  );
}
