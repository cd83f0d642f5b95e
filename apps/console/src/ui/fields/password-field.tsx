import { EyeIcon, EyeOffIcon } from 'lucide-react';
import { useState } from 'react';
import { sayFirstUi } from '#sentences/frame/first-ui.ts';
import { IconButton } from '#ui/buttons/button.tsx';
import { TextField, type TextFieldProps } from './text-field.tsx';

type PasswordFieldProps = Omit<TextFieldProps, 'type' | 'end' | 'suffix'>;

/** A password with a button that shows and hides it. */
export function PasswordField(props: PasswordFieldProps) {
  const [shown, setShown] = useState(false);
  return (
    <TextField
      autoComplete="current-password"
      spellCheck={false}
      autoCapitalize="none"
      {...props}
      type={shown ? 'text' : 'password'}
      end={
        <IconButton
          size="sm"
          label={sayFirstUi(shown ? 'password.hide' : 'password.show')}
          icon={shown ? <EyeOffIcon /> : <EyeIcon />}
          disabled={props.disabled}
          onClick={() => setShown(!shown)}
        />
      }
    />
  );
}
