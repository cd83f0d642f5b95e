import { westernDigits } from '@sokoni/rules/forms/western-digits';
import { useState } from 'react';
import { useTillPin } from '#api/stores/till-pin.ts';
import { showFailure } from '#parts/forms/checked-form.ts';
import { sayTillPin as say } from '#sentences/settings/till-pin.ts';
import { Button } from '#ui/buttons/button.tsx';
import { toast } from '#ui/feedback/toast.tsx';
import { TextField } from '#ui/fields/text-field.tsx';
import { Card } from '#ui/layout/card.tsx';
import { Row, Stack } from '#ui/layout/layout.tsx';

/** The PIN with which one switches to oneself and approves at the tills of the store. */
export function TillPinCard() {
  const [pin, setPin] = useState('');
  const [problem, setProblem] = useState<string>();
  const save = useTillPin();

  async function send(next: string | null): Promise<void> {
    try {
      const { message } = await save.mutateAsync({ pin: next });
      toast.success(message);
      setPin('');
    } catch (error) {
      showFailure(error);
    }
  }

  function submit(): void {
    if (/^\d{4,8}$/.test(pin)) void send(pin);
    else setProblem(say('wrong'));
  }

  return (
    <Card title={say('title')} description={say('hint')}>
      <Stack>
        <TextField
          label={say('label')}
          type="password"
          inputMode="numeric"
          autoComplete="off"
          maxLength={8}
          error={problem}
          value={pin}
          onChange={(event) => {
            setProblem(undefined);
            setPin(westernDigits(event.target.value).replace(/\D/g, ''));
          }}
          onKeyDown={(event) => {
            if (event.key !== 'Enter') return;
            // The card lies in the form of the profile.
            event.preventDefault();
            submit();
          }}
        />
        <Row>
          <Button busy={save.isPending} disabled={pin === ''} onClick={submit}>
            {say('save')}
          </Button>
          <Button variant="quiet" disabled={save.isPending} onClick={() => void send(null)}>
            {say('remove')}
          </Button>
        </Row>
      </Stack>
    </Card>
  );
}
