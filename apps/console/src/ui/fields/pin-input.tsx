import {
  type ClipboardEvent,
  type InputEvent,
  type KeyboardEvent,
  type Ref,
  useId,
  useImperativeHandle,
  useRef,
  useState,
} from 'react';
import { sayUi } from '#sentences/frame/ui.ts';
import { describedBy, FieldNote, type FieldTexts } from './field.tsx';
import { type Accept, boxesOf, erased, type PinChange, typed } from './pin-boxes.ts';
import styles from './pin-input.module.css';

type PinInputProps = Pick<FieldTexts, 'label' | 'hint' | 'error' | 'hideLabel'> & {
  value: string;
  onChange: (value: string) => void;
  /** Called when the last empty box is filled. */
  onComplete?: (value: string) => void;
  length?: number;
  /** What a box takes, and how it keeps it. */
  accept: Accept;
  numeric?: boolean;
  disabled?: boolean;
  autoFocus?: boolean;
  /** Focuses the first empty box, or the first of all when none is. */
  ref?: Ref<{ focus: () => void }>;
};

/** A code, one character a box. Typing moves on, backspace moves back, a pasted code spreads. */
export function PinInput(props: PinInputProps) {
  const { label, hint, error, hideLabel, value, onChange, onComplete, length = 4 } = props;
  const { accept, numeric = true, disabled, autoFocus, ref } = props;
  const id = useId();
  const inputs = useRef<(HTMLInputElement | null)[]>([]);
  // A box in the middle may be empty, which the joined value cannot say.
  const [boxes, setBoxes] = useState(() => boxesOf(value, length));
  const current = boxes.join('') === value ? boxes : boxesOf(value, length);

  useImperativeHandle(ref, () => ({
    focus: () => inputs.current[Math.max(current.indexOf(''), 0)]?.focus(),
  }));

  function change({ boxes: next, focus }: PinChange): void {
    setBoxes(next);
    inputs.current[focus]?.focus();
    const joined = next.join('');
    if (joined === value) return;
    onChange(joined);
    if (joined.length === length) onComplete?.(joined);
  }

  function press(event: KeyboardEvent, index: number): void {
    const steps: Record<string, number> = {
      ArrowLeft: index - 1,
      ArrowRight: index + 1,
      Home: 0,
      End: length - 1,
    };
    const target = steps[event.key];
    if (target !== undefined) {
      event.preventDefault();
      inputs.current[target]?.focus();
    } else if (event.key === 'Backspace') {
      event.preventDefault();
      change(erased(current, index));
    }
  }

  /** Typing over a box with what stands in it changes nothing, so no change tells of it; the code goes on all the same. */
  function repeat(event: InputEvent<HTMLInputElement>, index: number): void {
    if (current[index] === '' || accept(event.data) !== current[index]) return;
    event.preventDefault();
    inputs.current[Math.min(index + 1, length - 1)]?.focus();
  }

  function paste(event: ClipboardEvent, index: number): void {
    event.preventDefault();
    change(typed(current, index, event.clipboardData.getData('text'), accept));
  }

  return (
    <fieldset className={styles.group} disabled={disabled}>
      <legend id={`${id}-legend`} className={hideLabel ? 'visually-hidden' : styles.legend}>
        {label}
      </legend>
      {/* A code reads from left to right in every language. */}
      <div dir="ltr" className={styles.boxes}>
        {current.map((character, index) => (
          <input
            // biome-ignore lint/suspicious/noArrayIndexKey: a box is its place
            key={index}
            ref={(input) => {
              inputs.current[index] = input;
            }}
            className={styles.box}
            aria-label={sayUi(numeric ? 'pin.digit' : 'pin.character', { place: index + 1, length })}
            {...describedBy(id, { hint, error })}
            inputMode={numeric ? 'numeric' : 'text'}
            autoComplete={index === 0 ? 'one-time-code' : 'off'}
            autoCapitalize="characters"
            spellCheck={false}
            // biome-ignore lint/a11y/noAutofocus: the code is all that its page asks for
            autoFocus={autoFocus && index === 0}
            value={character}
            onChange={(event) => change(typed(current, index, added(character, event.target.value), accept))}
            onBeforeInput={(event) => repeat(event, index)}
            onFocus={(event) => event.target.select()}
            onKeyDown={(event) => press(event, index)}
            onPaste={(event) => paste(event, index)}
          />
        ))}
      </div>
      <FieldNote id={id} hint={hint} error={error} />
    </fieldset>
  );
}

/** What was typed beside the character that stood in the box. */
function added(before: string, after: string): string {
  return after.length > 1 && before !== '' ? after.replace(before, '') : after;
}
