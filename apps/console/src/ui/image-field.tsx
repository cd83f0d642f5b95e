import { type ReactNode, useId, useRef } from 'react';
import { Avatar } from './avatar.tsx';
import { Button } from './button.tsx';
import { describedBy, FieldNote, type FieldTexts } from './field.tsx';
import styles from './image-field.module.css';

interface ImageFieldProps extends Pick<FieldTexts, 'hint' | 'error'> {
  label: string;
  /** Whose picture it is. */
  name: string;
  src?: string | null;
  fallback?: ReactNode;
  /** Media types, as an input takes them. */
  accept?: string;
  onPick: (file: File) => void;
  onRemove?: () => void;
  busy?: boolean;
  removing?: boolean;
}

/** One picture: what it is now, a button to choose another, a button to remove it. A file may be dropped on it too. */
export function ImageField(props: ImageFieldProps) {
  const {
    label,
    name,
    src,
    fallback,
    hint,
    error,
    accept = 'image/png,image/jpeg,image/webp',
    onPick,
  } = props;
  const { onRemove, busy = false, removing = false } = props;
  const id = useId();
  const input = useRef<HTMLInputElement>(null);

  function pick(files: FileList | null): void {
    const file = files?.[0];
    if (file && !busy) onPick(file);
    if (input.current) input.current.value = '';
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: dropping a file is a second way; the button is the first
    <div
      className={styles.field}
      onDragOver={(event) => event.preventDefault()}
      onDrop={(event) => {
        event.preventDefault();
        pick(event.dataTransfer.files);
      }}
    >
      <Avatar name={name} src={src} size={72} fallback={fallback} />
      <div className={styles.words}>
        <p className={styles.label} id={`${id}-label`}>
          {label}
        </p>
        <div className={styles.actions}>
          <Button
            size="sm"
            busy={busy}
            disabled={removing}
            onClick={() => input.current?.click()}
            {...describedBy(id, { hint, error })}
          >
            {src ? 'Change picture' : 'Upload picture'}
          </Button>
          {src && onRemove && (
            <Button size="sm" variant="quiet" busy={removing} disabled={busy} onClick={onRemove}>
              Remove
            </Button>
          )}
        </div>
        <FieldNote id={id} hint={hint} error={error} />
      </div>
      <input
        ref={input}
        type="file"
        accept={accept}
        aria-labelledby={`${id}-label`}
        tabIndex={-1}
        className="visually-hidden"
        onChange={(event) => pick(event.target.files)}
      />
    </div>
  );
}
