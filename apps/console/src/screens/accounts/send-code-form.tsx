import { checkCodeRequest } from '@sokoni/rules/access/reset-form';
import { useSendPasswordCode } from '#api/stores/accounts.ts';
import { showFailure, useCheckedForm } from '#parts/forms/checked-form.ts';
import { checkSentences } from '#sentences/account-problems.ts';
import { say } from '#sentences/accounts.ts';
import { sayLogin } from '#sentences/login.ts';
import { Button } from '#ui/buttons/button.tsx';
import { toast } from '#ui/feedback/toast.tsx';
import { TextField } from '#ui/fields/text-field.tsx';
import styles from './accounts.module.css';

/** The first step of a forgotten password: where the code goes. */
export function SendCodeForm({ onSent }: { onSent: (email: string) => void }) {
  const sendCode = useSendPasswordCode();
  const form = useCheckedForm((fields) => checkSentences(checkCodeRequest(fields)), { email: '' });

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
        label={sayLogin('field.email')}
        type="email"
        autoComplete="username"
        size="lg"
        error={form.formState.errors.email?.message}
        {...form.register('email')}
      />
      <Button type="submit" variant="primary" size="lg" fullWidth busy={sendCode.isPending}>
        {say('reset.send')}
      </Button>
    </form>
  );
}
