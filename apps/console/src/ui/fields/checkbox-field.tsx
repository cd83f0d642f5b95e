import { type ComponentProps, useId } from 'react';
import { cx } from '#ui/cx.ts';
import styles from './field.module.css';
import { describedBy, FieldNote, type FieldTexts } from './field.tsx';

type CheckboxFieldProps = Omit<ComponentProps<'input'>, 'type'> &
  Pick<FieldTexts, 'label' | 'hint' | 'error' | 'hideLabel'> & { type?: 'checkbox' | 'radio' };

/** A check box (or a radio) with its words. Takes every property of an input, so that `{...register('terms')}` works. */
export function CheckboxField(props: CheckboxFieldProps) {
  const made = useId();
  const { label, hint, error, hideLabel, className, type = 'checkbox', ...input } = props;
  const id = input.id ?? made;
  return (
    <div className={cx(styles.check, className)}>
      <input
        {...describedBy(id, { hint, error })}
        {...input}
        id={id}
        type={type}
        className={styles.checkbox}
      />
      <label htmlFor={id} className={hideLabel ? 'visually-hidden' : styles.checkLabel}>
        {label}
      </label>
      <FieldNote id={id} hint={hint} error={error} />
    </div>
  );
}
