import { type ComponentProps, useId } from 'react';
import { cx } from './cx.ts';
import { describedBy, FieldNote, type FieldTexts } from './field.tsx';
import { Spinner } from './spinner.tsx';
import styles from './toggle.module.css';

type ToggleProps = Omit<ComponentProps<'input'>, 'type'> &
  Pick<FieldTexts, 'label' | 'hint' | 'error' | 'hideLabel'> & {
    /** While the change is being kept: a spinner on the knob, no second change. */
    busy?: boolean;
  };

/** A switch. What it says takes effect at once. */
export function Toggle(props: ToggleProps) {
  const made = useId();
  const { label, hint, error, hideLabel, busy = false, disabled, className, ...input } = props;
  const id = input.id ?? made;
  return (
    <div className={cx(styles.toggle, hideLabel && styles.bare, className)}>
      <span className={styles.track} data-busy={busy || undefined}>
        <input
          {...describedBy(id, { hint, error })}
          {...input}
          id={id}
          type="checkbox"
          // biome-ignore lint/a11y/useAriaPropsForRole: a check box says itself whether it is checked
          role="switch"
          aria-busy={busy || undefined}
          disabled={disabled}
          // Not `disabled` while it is busy: that would take the focus away from whoever switches by keyboard.
          aria-disabled={busy || undefined}
          onClick={(event) => (busy ? event.preventDefault() : input.onClick?.(event))}
          className={styles.input}
        />
        <span className={styles.knob}>{busy && <Spinner size={12} />}</span>
      </span>
      <label htmlFor={id} className={hideLabel ? 'visually-hidden' : styles.label}>
        {label}
      </label>
      <div className={styles.note}>
        <FieldNote id={id} hint={hint} error={error} />
      </div>
    </div>
  );
}
