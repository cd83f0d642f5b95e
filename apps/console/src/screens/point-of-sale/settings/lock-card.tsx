import { sayTillSettings as say } from '#sentences/point-of-sale/settings.ts';
import { Card } from '#ui/layout/card.tsx';
import { SelectField } from '#ui/menus/select-field.tsx';
import type { SettingsCardProps } from './settings-cards.ts';
import styles from './till-settings.module.css';
import { useKeepSettings } from './use-keep-settings.ts';

const choices = [1, 2, 5, 10, 15, 30, 60];
const never = 'never';

/** After how long a till that nobody touches asks for a PIN. */
export function LockCard({ settings }: SettingsCardProps) {
  const { pending, keep } = useKeepSettings(settings);
  const minutes = pending?.lock_minutes === undefined ? settings.lock_minutes : pending.lock_minutes;
  const offered = [...new Set([...choices, ...(minutes === null ? [] : [minutes])])].sort((a, b) => a - b);
  return (
    <Card title={say('lock.title')}>
      <SelectField
        className={styles.narrow}
        label={say('lock.after')}
        hint={say('lock.hint')}
        options={[
          { value: never, label: say('lock.never') },
          ...offered.map((count) => ({ value: String(count), label: say('lock.minutes', { count }) })),
        ]}
        value={minutes === null ? never : String(minutes)}
        onChange={(next) =>
          void keep({ lock_minutes: next === never ? null : Number(next) }, say('lock.saved'))
        }
      />
    </Card>
  );
}
