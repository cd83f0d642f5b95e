import { Switch } from '@base-ui/react/switch';
import { useId } from 'react';
import { Spinner } from '#ui/buttons/spinner.tsx';
import { cx } from '#ui/cx.ts';
import { describedBy, FieldNote, type FieldTexts } from './field.tsx';
import styles from './toggle.module.css';

interface ToggleProps extends Pick<FieldTexts, 'label' | 'hint' | 'error' | 'hideLabel'> {
  checked: boolean;
  onChange: (isOn: boolean) => void;
  /** While the change is being kept: a spinner on the knob, no second change. */
  busy?: boolean | undefined;
  disabled?: boolean | undefined;
  id?: string | undefined;
  className?: string | undefined;
}

/** A switch. What it says takes effect at once. */
export function Toggle(props: ToggleProps) {
  const made = useId();
  const { label, hint, error, hideLabel, checked, onChange, busy = false, disabled, className } = props;
  const id = props.id ?? made;
  return (
    <div className={cx(styles.toggle, hideLabel && styles.bare, className)}>
      <Switch.Root
        {...describedBy(id, { hint, error })}
        id={id}
        nativeButton
        render={<button type="button" />}
        checked={checked}
        onCheckedChange={onChange}
        disabled={disabled}
        // Not `disabled` while it is busy: that would take the focus away from whoever switches by keyboard.
        readOnly={busy}
        aria-busy={busy || undefined}
        className={styles.track}
      >
        <Switch.Thumb className={styles.knob}>{busy && <Spinner size={12} />}</Switch.Thumb>
      </Switch.Root>
      <label htmlFor={id} className={hideLabel ? 'visually-hidden' : styles.label}>
        {label}
      </label>
      <div className={styles.note}>
        <FieldNote id={id} hint={hint} error={error} />
      </div>
    </div>
  );
}
