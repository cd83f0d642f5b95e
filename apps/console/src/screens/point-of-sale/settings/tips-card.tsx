import { tillSettingsLimits } from '@sokoni/rules/point-of-sale/till-settings';
import { useState } from 'react';
import { NumberInput } from '#parts/numbers/number-input.tsx';
import { sayTillSettings as say } from '#sentences/point-of-sale/settings.ts';
import { Button } from '#ui/buttons/button.tsx';
import { FormError } from '#ui/fields/form-error.tsx';
import { Toggle } from '#ui/fields/toggle.tsx';
import { Card } from '#ui/layout/card.tsx';
import { Stack } from '#ui/layout/layout.tsx';
import type { SettingsCardProps } from './settings-cards.ts';
import styles from './till-settings.module.css';
import { useKeepSettings } from './use-keep-settings.ts';

const usual = [5, 10, 15];

/** Whether a till asks for a tip, and which percentages it offers. */
export function TipsCard({ settings }: SettingsCardProps) {
  const { pending, keep } = useKeepSettings(settings);
  const percents = pending?.tip_percents ?? settings.tip_percents;
  const isOn = percents.length > 0;
  return (
    <Card title={say('tips.title')}>
      <Stack>
        <Toggle
          label={say('tips.on')}
          hint={say('tips.hint')}
          checked={isOn}
          busy={pending?.tip_percents !== undefined}
          onChange={(next) =>
            void keep({ tip_percents: next ? usual : [] }, say(next ? 'tips.isOn' : 'tips.isOff'))
          }
        />
        {isOn && (
          <Percents
            key={percents.join()}
            percents={percents}
            isBusy={pending?.tip_percents !== undefined}
            onSave={(next) => void keep({ tip_percents: next }, say('tips.saved'))}
          />
        )}
      </Stack>
    </Card>
  );
}

interface PercentsProps {
  percents: readonly number[];
  isBusy: boolean;
  onSave: (percents: number[]) => void;
}

function Percents({ percents, isBusy, onSave }: PercentsProps) {
  const [typed, setTyped] = useState(() =>
    Array.from({ length: tillSettingsLimits.tipPercents }, (_, place) => String(percents[place] ?? '')),
  );
  const [isWrong, setIsWrong] = useState(false);
  const chosen = typed.filter((text) => text.trim() !== '').map(Number);
  const isChanged = chosen.join() !== percents.join();

  function save(): void {
    const isUsable =
      chosen.length > 0 &&
      chosen.every((percent) => Number.isInteger(percent) && percent >= 1 && percent <= 100);
    if (isUsable) onSave(chosen);
    else setIsWrong(true);
  }

  return (
    <form
      noValidate
      className={styles.percents}
      onSubmit={(event) => {
        event.preventDefault();
        save();
      }}
    >
      <fieldset className={styles.fields}>
        <legend>{say('tips.percents')}</legend>
        {typed.map((text, place) => (
          <NumberInput
            // biome-ignore lint/suspicious/noArrayIndexKey: the places never change
            key={place}
            hideLabel
            label={say('tips.percent', { place: place + 1 })}
            suffix="%"
            min={1}
            max={100}
            places={0}
            value={text}
            onChange={(next) => {
              setIsWrong(false);
              setTyped((before) => before.map((one, at) => (at === place ? next : one)));
            }}
          />
        ))}
      </fieldset>
      {isWrong && <FormError>{say('tips.wrong')}</FormError>}
      {isChanged && (
        <Button type="submit" variant="primary" busy={isBusy}>
          {say('save')}
        </Button>
      )}
    </form>
  );
}
