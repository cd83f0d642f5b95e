import { XIcon } from 'lucide-react';
import {
  type ClipboardEvent,
  type ComponentProps,
  cloneElement,
  type KeyboardEvent,
  type ReactElement,
  useId,
  useRef,
  useState,
} from 'react';
import { sayUi } from '#sentences/frame/ui.ts';
import { describedBy, Field, type FieldTexts } from '#ui/fields/field.tsx';
import styles from './chips-input.module.css';
import { Combo } from './combo.tsx';
import { wordOptions } from './select-options.ts';

interface ChipsInputProps extends Omit<FieldTexts, 'label'> {
  label: string;
  values: readonly string[];
  onChange: (values: string[]) => void;
  /** Lets a chip be spelled otherwise. */
  onRename?: (from: string, to: string) => void;
  /** What can be completed from what is typed. */
  suggestions?: readonly string[];
  /** Told what is being typed. */
  onType?: (text: string) => void;
  placeholder?: string;
  maxLength?: number | undefined;
  id?: string;
}

const between = /[\n\t,;]+/;

/** Several words, each a chip. Enter or a comma ends one, Backspace takes the last one back, pasted lines become chips. */
export function ChipsInput(props: ChipsInputProps) {
  const { label, hint, error, optional, hideLabel, values, onChange, onRename, onType, maxLength } = props;
  const made = useId();
  const id = props.id ?? made;
  const [text, setText] = useState('');
  const [renaming, setRenaming] = useState<string | null>(null);
  const input = useRef<HTMLInputElement>(null);
  const [isAsked, setIsAsked] = useState(false);
  /** One of the suggestions is pointed at, and is what Enter takes. */
  const [isPointed, setIsPointed] = useState(false);
  const known = new Set(values.map((value) => value.toLowerCase()));
  const offered = props.suggestions?.filter((word) => !known.has(word.toLowerCase()));

  function type(next: string): void {
    // The keyboards of phones do not say which key it was.
    if (between.test(next)) add(next.split(between));
    else write(next);
  }

  function write(next: string): void {
    setText(next);
    onType?.(next.trim());
  }

  function add(words: readonly string[]): void {
    const fresh = words.map((word) => word.trim()).filter((word) => word !== '');
    const unique = fresh.filter(
      (word, index) =>
        !known.has(word.toLowerCase()) &&
        fresh.findIndex((other) => other.toLowerCase() === word.toLowerCase()) === index,
    );
    write('');
    if (unique.length > 0) onChange([...values, ...unique]);
  }

  function press(event: KeyboardEvent): void {
    if (event.key === 'Enter' && !event.nativeEvent.isComposing) {
      if (isPointed) return;
      add([text]);
    } else if (event.key === ',') add([text]);
    else if (event.key === 'Backspace' && text === '' && values.length > 0) onChange(values.slice(0, -1));
    else return;
    event.preventDefault();
  }

  function paste(event: ClipboardEvent): void {
    const pasted = event.clipboardData.getData('text');
    if (!between.test(pasted)) return;
    event.preventDefault();
    add(pasted.split(between));
  }

  const line: ReactElement<ComponentProps<'input'>> = (
    <input
      ref={input}
      id={id}
      type="text"
      autoComplete="off"
      // On a phone the key says what it does here; "next" would leave the field.
      enterKeyHint="enter"
      placeholder={values.length === 0 ? props.placeholder : undefined}
      maxLength={maxLength}
      {...describedBy(id, { hint, error })}
      className={styles.input}
      onKeyDown={press}
      onPaste={paste}
      onBlur={() => add([text])}
    />
  );
  return (
    <Field {...{ id, label, hint, error, optional, hideLabel }}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: a press beside the chips goes to the input, as in any field */}
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: the keyboard reaches the input by itself */}
      <div
        className={styles.box}
        onClick={(event) => event.target === event.currentTarget && input.current?.focus()}
      >
        {values.map((value) =>
          renaming === value && onRename ? (
            <Rename
              key={value}
              value={value}
              maxLength={maxLength}
              onDone={(to) => {
                setRenaming(null);
                if (to !== value && !known.has(to.toLowerCase()) && to !== '') onRename(value, to);
                else if (to.toLowerCase() === value.toLowerCase() && to !== value) onRename(value, to);
              }}
            />
          ) : (
            <span key={value} className={styles.chip}>
              {onRename ? (
                <button
                  type="button"
                  className={styles.word}
                  aria-label={sayUi('chip.rename', { word: value })}
                  onClick={() => setRenaming(value)}
                >
                  {value}
                </button>
              ) : (
                <span className={styles.word}>{value}</span>
              )}
              <button
                type="button"
                aria-label={sayUi('chip.remove', { word: value })}
                className={styles.cross}
                onClick={() => {
                  onChange(values.filter((other) => other !== value));
                  input.current?.focus();
                }}
              >
                <XIcon size={12} />
              </button>
            </span>
          ),
        )}
        {offered ? (
          <Combo
            field={line}
            label={label}
            value={text}
            onChange={type}
            options={wordOptions(offered)}
            open={isAsked && text.trim() !== ''}
            onOpenChange={setIsAsked}
            onPoint={setIsPointed}
            onChoose={({ value }) => add([value])}
          />
        ) : (
          cloneElement(line, { value: text, onChange: (event) => type(event.target.value) })
        )}
      </div>
    </Field>
  );
}

interface RenameProps {
  value: string;
  maxLength?: number | undefined;
  onDone: (to: string) => void;
}

function Rename({ value, maxLength, onDone }: RenameProps) {
  const [text, setText] = useState(value);
  return (
    <input
      // biome-ignore lint/a11y/noAutofocus: the chip that was pressed became this field
      autoFocus
      type="text"
      aria-label={sayUi('chip.newName', { word: value })}
      className={styles.rename}
      style={{ inlineSize: `${Math.max(text.length, 3) + 2}ch` }}
      maxLength={maxLength}
      value={text}
      onChange={(event) => setText(event.target.value)}
      onFocus={(event) => event.target.select()}
      onBlur={() => onDone(text.trim())}
      onKeyDown={(event) => {
        if (event.key !== 'Enter' && event.key !== 'Escape') return;
        event.preventDefault();
        onDone(event.key === 'Enter' ? text.trim() : value);
      }}
    />
  );
}
