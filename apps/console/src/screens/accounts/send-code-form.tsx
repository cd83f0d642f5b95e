import { checkCodeRequest } from '@sokoni/rules/reset-form';
import { useSendPasswordCode } from '#api/accounts.ts';
import { showFailure, useCheckedForm } from '#parts/checked-form.ts';
import { Button } from '#ui/button.tsx';
import { TextField } from '#ui/text-field.tsx';
import { toast } from '#ui/toast.tsx';
import styles from './accounts.module.css';

/** The first step of a forgotten password: where the code goes. */
export function SendCodeForm({ onSent }: { onSent: (email: string) => void }) {
  const sendCode = useSendPasswordCode();
  const form = useCheckedForm(checkCodeRequest, { email: '' });

  function submit({ email }: { email: string }): void {
    sendCode.mutate(email, {
      onSuccess: (answer) => {
        if (!answer) return;
        toast.success(answer.message);
        onSent(email);
      },
      onError: (error) => showFailure(error, form),
    });
  }

  return (
    <form noValidate className={styles.form} onSubmit={form.handleSubmit(submit)}>
      <TextField
        label="E-mail"
        type="email"
        autoComplete="username"
        size="lg"
        error={form.formState.errors.email?.message}
        {...form.register('email')}
      />
      <Button type="submit" variant="primary" size="lg" fullWidth busy={sendCode.isPending}>
        Send code
      </Button>
    </form>
  );
}
