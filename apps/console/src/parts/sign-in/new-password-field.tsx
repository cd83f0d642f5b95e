import { type ChangeEvent, type ComponentProps, useRef, useState } from 'react';
import { config } from '#config.ts';
import { say } from '#sentences/accounts.ts';
import { PasswordField } from '#ui/fields/password-field.tsx';
import styles from './new-password-field.module.css';

/** A password that is being chosen: one of the commonest gets a warning, and is taken all the same (CONTRACT "Security"). */
export function NewPasswordField({ onChange, ...rest }: ComponentProps<typeof PasswordField>) {
  const [isCommon, setIsCommon] = useState(false);
  const latest = useRef('');

  async function warnIfCommon(password: string): Promise<void> {
    latest.current = password;
    // The list is loaded with the first letter, not with the page.
    const { isCommonPassword } = await import('@sokoni/rules/access/common-passwords');
    if (latest.current === password) setIsCommon(isCommonPassword(password));
  }

  function change(event: ChangeEvent<HTMLInputElement>): void {
    onChange?.(event);
    // Without a network there is no list, and no warning.
    warnIfCommon(event.target.value).catch(() => undefined);
  }

  return (
    <PasswordField
      autoComplete="new-password"
      {...rest}
      onChange={change}
      hint={
        isCommon ? (
          <span className={styles.warning}>{say('hint.passwordCommon')}</span>
        ) : (
          say('hint.passwordLength', { min: config.passwordMinLength })
        )
      }
    />
  );
}
