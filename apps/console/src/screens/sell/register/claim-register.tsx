import { can } from '@sokoni/rules/access/roles';
import { registerLimits } from '@sokoni/rules/point-of-sale/registers';
import { type FormEvent, useId, useState } from 'react';
import { type Register, useAddRegister, useClaimRegister, useRegisters } from '#api/sales/registers.ts';
import { newUuid } from '#offline/new-uuid.ts';
import { showFailure } from '#parts/forms/checked-form.ts';
import { Page } from '#parts/pages/page.tsx';
import { QueryFailed } from '#parts/pages/query-failed.tsx';
import { sayRegister as say } from '#sentences/sell/register.ts';
import { rolesHere, useSession } from '#session/session.ts';
import { Button } from '#ui/buttons/button.tsx';
import { Skeleton } from '#ui/feedback/skeleton.tsx';
import { ChoiceCard } from '#ui/fields/choice-card.tsx';
import { TextField } from '#ui/fields/text-field.tsx';
import { Card } from '#ui/layout/card.tsx';
import { Stack } from '#ui/layout/layout.tsx';
import { PageHeader } from '#ui/layout/page-header.tsx';
import { deviceLabel } from './device-label.ts';
import styles from './register.module.css';
import { firstChoice, isFree, nextNumber } from './register-choice.ts';

interface ClaimRegisterProps {
  storeId: string;
  onClaimed: () => void;
}

/** A device that is no register yet: in a new store one touch is enough to sell. */
export function ClaimRegister({ storeId, onClaimed }: ClaimRegisterProps) {
  const registers = useRegisters();
  const current = registers.data?.filter(({ archived }) => !archived);
  return (
    <Page width="narrow">
      <div className={styles.card}>
        <PageHeader title={say('title')} description={say('hint')} />
        <Card>
          {registers.isError ? (
            <QueryFailed title={say('failed')} {...registers} />
          ) : current ? (
            <ClaimForm storeId={storeId} registers={current} onClaimed={onClaimed} />
          ) : (
            <Skeleton shape="block" height="8rem" />
          )}
        </Card>
      </div>
    </Page>
  );
}

interface ClaimFormProps extends ClaimRegisterProps {
  registers: readonly Register[];
}

/** The value of the choice that adds a register. */
const added = 'new';

function ClaimForm({ storeId, registers, onClaimed }: ClaimFormProps) {
  const choice = useId();
  const mayManage = useSession((session) => can.manageRegisters(rolesHere(session)));
  const [chosen, setChosen] = useState(() => firstChoice(registers)?.id ?? added);
  const [name, setName] = useState(() => say('name.first', { number: nextNumber(registers) }));
  const [problem, setProblem] = useState<string>();
  const [isBusy, setIsBusy] = useState(false);
  const addRegister = useAddRegister();
  const claim = useClaimRegister();
  const register = registers.find(({ id }) => id === chosen);
  const isTaken = register !== undefined && !isFree(register);
  const needsSupervisor = !mayManage && (isTaken || !register);

  async function start(event: FormEvent): Promise<void> {
    event.preventDefault();
    if (!register && name.trim() === '') return setProblem(say('name.required'));
    setIsBusy(true);
    try {
      const { claimRegister } = await import('#offline/register-device.ts');
      const { id } = register ?? (await addRegister.mutateAsync({ id: newUuid(), name: name.trim() }));
      await claimRegister({
        storeId,
        registerId: id,
        label: deviceLabel(navigator.userAgent),
        takesOver: isTaken,
        call: (body) => claim.mutateAsync({ registerId: id, ...body }),
      });
      onClaimed();
    } catch (error) {
      showFailure(error);
      setIsBusy(false);
    }
  }

  return (
    <form noValidate onSubmit={(event) => void start(event)}>
      <Stack>
        {registers.length > 0 && (
          <fieldset className={styles.choices}>
            <legend className={styles.legend}>{say('register')}</legend>
            {registers.map((one) => (
              <ChoiceCard
                key={one.id}
                type="radio"
                name={choice}
                title={one.name}
                description={one.device ? say('inUse', { device: one.device.label }) : say('free')}
                checked={one.id === chosen}
                onChange={() => setChosen(one.id)}
              />
            ))}
            <ChoiceCard
              type="radio"
              name={choice}
              title={say('new')}
              checked={!register}
              onChange={() => setChosen(added)}
            />
          </fieldset>
        )}
        {!register && mayManage && (
          <TextField
            size="lg"
            label={say('name.label')}
            autoComplete="off"
            maxLength={registerLimits.nameLength}
            error={problem}
            value={name}
            onChange={(event) => {
              setProblem(undefined);
              setName(event.target.value);
            }}
          />
        )}
        {isTaken && (
          <p className={styles.takeOver}>
            {say('takeOver.then', { device: register.device?.label ?? '', register: register.name })}
          </p>
        )}
        {needsSupervisor && <p>{say(isTaken ? 'takeOver.supervisor' : 'new.supervisor')}</p>}
        {(register || mayManage) && (
          <Button
            type="submit"
            size="lg"
            fullWidth
            autoFocus
            variant="primary"
            busy={isBusy}
            disabled={needsSupervisor}
          >
            {isTaken ? say('takeOver.title', { register: register.name }) : say('start')}
          </Button>
        )}
      </Stack>
    </form>
  );
}
