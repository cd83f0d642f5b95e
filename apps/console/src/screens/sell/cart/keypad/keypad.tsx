import { numberSigns, writeDecimal } from '@sokoni/rules/money/typed-decimal';
import { DeleteIcon } from 'lucide-react';
import { sayLine as say } from '#sentences/sell/line.ts';
import { currentLocale } from '#session/language.ts';
import styles from './keypad.module.css';
import type { KeypadKey } from './keypad-text.ts';

const digits: readonly KeypadKey[] = ['7', '8', '9', '4', '5', '6', '1', '2', '3'];

interface KeypadProps {
  /** What the bottom left key is: a point where the field takes decimals. */
  hasPoint: boolean;
  onKey: (key: KeypadKey) => void;
}

/** Digits for a finger. The field that has the focus keeps it. */
export function Keypad({ hasPoint, onKey }: KeypadProps) {
  const signs = numberSigns(currentLocale());
  const keys: readonly KeypadKey[] = [...digits, hasPoint ? '.' : '00', '0', 'erase'];
  return (
    // biome-ignore lint/a11y/useSemanticElements: a field set would frame it
    <div role="group" aria-label={say('keypad')} className={styles.keypad}>
      {keys.map((key) => (
        <button
          key={key}
          type="button"
          tabIndex={-1}
          className={styles.key}
          aria-label={key === 'erase' ? say('keypad.erase') : undefined}
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => onKey(key)}
        >
          {key === 'erase' ? (
            <DeleteIcon size={20} />
          ) : key === '.' ? (
            signs.decimal
          ) : (
            writeDecimal(key, signs)
          )}
        </button>
      ))}
    </div>
  );
}
