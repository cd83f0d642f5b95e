import { type ComponentProps, type ReactNode, useId } from 'react';
import { cx } from '#ui/cx.ts';
import styles from './field.module.css';
import { describedBy, Field, type FieldTexts } from './field.tsx';

export type TextFieldProps = Omit<ComponentProps<'input'>, 'size' | 'prefix'> &
  FieldTexts & {
    size?: 'md' | 'lg' | undefined;
    /** An icon or a short sign before the text. */
    start?: ReactNode;
    /** A button or a sign after the text. */
    end?: ReactNode;
    /** Fixed text that belongs to the value, such as a domain. */
    suffix?: ReactNode;
    /** On a phone the suffix stands below the text: together they are too long for one line. */
    foldSuffix?: boolean;
    /** Stands at the end of the label's line (a "Forgot password?" link). */
    action?: ReactNode;
  };

/** One line of text. Takes every property of an input, so that `{...register('email')}` works. */
export function TextField(props: TextFieldProps) {
  const made = useId();
  const { label, hint, error, optional, hideLabel, action, className, ...box } = props;
  const { size, start, end, suffix, foldSuffix, ...input } = box;
  const id = input.id ?? made;
  return (
    <Field {...{ id, label, hint, error, optional, hideLabel, action, className }}>
      <div className={cx(styles.box, size === 'lg' && styles.large, foldSuffix && styles.folding)}>
        {start && <span className={styles.start}>{start}</span>}
        <input
          type="text"
          {...describedBy(id, { hint, error })}
          {...input}
          id={id}
          className={styles.input}
        />
        {end && <span className={styles.end}>{end}</span>}
        {suffix && (
          <span dir="auto" className={styles.suffix}>
            {suffix}
          </span>
        )}
      </div>
    </Field>
  );
}

type TextAreaFieldProps = ComponentProps<'textarea'> & FieldTexts;

/** Several lines of text. */
export function TextAreaField(props: TextAreaFieldProps) {
  const made = useId();
  const { label, hint, error, optional, hideLabel, className, ...input } = props;
  const id = input.id ?? made;
  return (
    <Field {...{ id, label, hint, error, optional, hideLabel, className }}>
      <div className={styles.box}>
        <textarea
          rows={4}
          {...describedBy(id, { hint, error })}
          {...input}
          id={id}
          className={styles.input}
        />
      </div>
    </Field>
  );
}
