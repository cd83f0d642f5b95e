import { UploadIcon } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { sayUi } from '#sentences/frame/ui.ts';
import { Button } from '#ui/buttons/button.tsx';
import { ProgressBar } from '#ui/feedback/progress-bar.tsx';
import { describedBy, FieldNote, type FieldTexts } from './field.tsx';
import styles from './file-drop.module.css';
import { useFileDrop } from './use-file-drop.ts';

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
  const drop = useFileDrop(onPick, Boolean(progress));

  return (
    <div className={styles.drop} {...drop.place}>
      <UploadIcon size={28} className={styles.icon} />
      {progress ? (
        <div className={styles.progress}>
          <ProgressBar percent={progress.percent} label={label} />
          <p className={styles.far}>{progress.text}</p>
          {onCancel && (
            <Button size="sm" onClick={onCancel}>
              {sayUi('file.cancel')}
            </Button>
          )}
        </div>
      ) : (
        <>
          <p className={styles.words}>
            {drop.isOver ? sayUi('file.over') : sayUi('file.drop', { what: label })}
          </p>
          <Button variant="primary" onClick={drop.choose} {...describedBy(id, { hint, error })}>
            {sayUi('file.choose')}
          </Button>
          <FieldNote id={id} hint={hint} error={error} />
          {children}
        </>
      )}
      <input {...drop.input} accept={accept} aria-label={label} />
    </div>
  );
}
