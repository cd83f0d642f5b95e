import { type ReactNode, useId } from 'react';
import { sayUi } from '#sentences/frame/ui.ts';
import { Button } from '#ui/buttons/button.tsx';
import { Avatar } from '#ui/display/avatar.tsx';
import { ProgressBar } from '#ui/feedback/progress-bar.tsx';
import { describedBy, FieldNote, type FieldTexts } from './field.tsx';
import styles from './image-field.module.css';
import { useFileDrop } from './use-file-drop.ts';

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
  /** While a file travels, in place of the hint: how far it is (0 to 100), in a bar and in words. */
  progress?: { percent: number; text: string } | null;
  /** Stops the file that travels. */
  onCancel?: () => void;
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
  const { onRemove, busy = false, removing = false, progress, onCancel } = props;
  const id = useId();
  const drop = useFileDrop(onPick, busy);

  return (
    <div className={styles.field} {...drop.place}>
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
            onClick={drop.choose}
            {...describedBy(id, { hint, error })}
          >
            {sayUi(src ? 'picture.change' : 'picture.upload')}
          </Button>
          {busy && onCancel && (
            <Button size="sm" variant="quiet" onClick={onCancel}>
              {sayUi('file.cancel')}
            </Button>
          )}
          {!busy && src && onRemove && (
            <Button size="sm" variant="quiet" busy={removing} onClick={onRemove}>
              {sayUi('picture.remove')}
            </Button>
          )}
        </div>
        {progress ? (
          <div className={styles.progress}>
            <ProgressBar percent={progress.percent} label={label} />
            <p className={styles.far}>{progress.text}</p>
          </div>
        ) : (
          <FieldNote
            id={id}
            hint={drop.isOver ? sayUi('picture.over') : hint}
            error={drop.isOver ? undefined : error}
          />
        )}
      </div>
      <input {...drop.input} accept={accept} aria-labelledby={`${id}-label`} />
    </div>
  );
}
