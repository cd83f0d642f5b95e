import { type DragEvent, type ReactNode, useId, useRef, useState } from 'react';
import { Button } from './button.tsx';
import { describedBy, FieldNote, type FieldTexts } from './field.tsx';
import styles from './file-drop.module.css';
import { UploadIcon } from './icons-more.tsx';
import { ProgressBar } from './progress-bar.tsx';

interface FileDropProps extends Pick<FieldTexts, 'hint' | 'error'> {
  /** What to choose: "CSV file". */
  label: string;
  /** Extensions and media types, as an input takes them. */
  accept: string;
  onPick: (file: File) => void;
  /** While a file travels, in place of the button: how far it is (0 to 100), in a bar and in words. */
  progress?: { percent: number; text: string } | null;
  onCancel?: () => void;
  children?: ReactNode;
}

/** A place to drop one file on; a button for who would rather choose it. */
export function FileDrop({
  label,
  accept,
  hint,
  error,
  onPick,
  progress,
  onCancel,
  children,
}: FileDropProps) {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const [isOver, setIsOver] = useState(false);
  const busy = Boolean(progress);

  function pick(files: FileList | null): void {
    const file = files?.[0];
    if (file && !busy) onPick(file);
    if (input.current) input.current.value = '';
  }

  function drop(event: DragEvent): void {
    event.preventDefault();
    setIsOver(false);
    pick(event.dataTransfer.files);
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: dropping a file is a second way; the button is the first
    <div
      className={styles.drop}
      data-over={isOver || undefined}
      onDragOver={(event) => {
        event.preventDefault();
        setIsOver(!busy);
      }}
      onDragLeave={() => setIsOver(false)}
      onDrop={drop}
    >
      <UploadIcon size={28} className={styles.icon} />
      {progress ? (
        <div className={styles.progress}>
          <ProgressBar percent={progress.percent} label={label} />
          <p className={styles.far}>{progress.text}</p>
          {onCancel && (
            <Button size="sm" onClick={onCancel}>
              Cancel
            </Button>
          )}
        </div>
      ) : (
        <>
          <p className={styles.words}>{isOver ? 'Drop the file here' : `Drop a ${label} here, or`}</p>
          <Button
            variant="primary"
            onClick={() => input.current?.click()}
            {...describedBy(id, { hint, error })}
          >
            Choose a file
          </Button>
          <FieldNote id={id} hint={hint} error={error} />
          {children}
        </>
      )}
      <input
        ref={input}
        type="file"
        accept={accept}
        aria-label={label}
        tabIndex={-1}
        className="visually-hidden"
        onChange={(event) => pick(event.target.files)}
      />
    </div>
  );
}
