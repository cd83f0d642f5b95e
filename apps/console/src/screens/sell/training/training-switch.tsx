import { sayTraining as say } from '#sentences/sell/training.ts';
import { Toggle } from '#ui/fields/toggle.tsx';
import { useTraining } from './use-training.ts';

/** Lets somebody learn the till with its real screens. */
export function TrainingSwitch() {
  const { isOn, isBusy, change } = useTraining();
  return (
    <Toggle
      label={say('switch')}
      hint={say('switch.hint')}
      checked={isOn}
      busy={isBusy}
      onChange={(next) => void change(next)}
    />
  );
}
