import type { ReactNode } from 'react';
import { sayFirstUi } from '#sentences/frame/first-ui.ts';
import { cx } from '#ui/cx.ts';
import styles from './field.module.css';

export interface FieldTexts {
  label: ReactNode;
  hint?: ReactNode;
  /** Shown under the control instead of the hint. */
  error?: ReactNode;
  /** Says "optional" beside the label; what is not optional is required. */
  optional?: boolean | undefined;
  /** The label is spoken, not shown (a search box, a table cell). */
  hideLabel?: boolean | undefined;
}

type FieldProps = FieldTexts & {
  id: string;
  className?: string | undefined;
  children: ReactNode;
  action?: ReactNode;
};

/** A label above, a hint or an error below: the frame of every form control. */
export function Field(props: FieldProps) {
  const { id, label, hint, error, optional, hideLabel, action, className, children } = props;
  return (
    <div className={cx(styles.field, className)}>
      <div className={hideLabel ? 'visually-hidden' : styles.head}>
        <label htmlFor={id} className={styles.label}>
          {label}
          {optional && <span className={styles.optional}> {sayFirstUi('field.optional')}</span>}
        </label>
        {action}
      </div>
      {children}
      <FieldNote id={id} hint={hint} error={error} />
    </div>
  );
}

/** The line under a control: the error if there is one, else the hint. */
export function FieldNote({ id, hint, error }: Pick<FieldTexts, 'hint' | 'error'> & { id: string }) {
  if (error) {
    return (
      <p id={noteId(id)} className={styles.error}>
        {error}
      </p>
    );
  }
  if (!hint) return null;
  return (
    <p id={noteId(id)} className={styles.hint}>
      {hint}
    </p>
  );
}

/** What ties a control to its note: `aria-describedby` and `aria-invalid`. */
export function describedBy(id: string, { hint, error }: Pick<FieldTexts, 'hint' | 'error'>) {
  return {
    'aria-describedby': error || hint ? noteId(id) : undefined,
    'aria-invalid': error ? (true as const) : undefined,
  };
}

function noteId(id: string): string {
  return `${id}-note`;
}
