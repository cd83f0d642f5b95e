import { MonitorIcon, MoonIcon, SunIcon } from 'lucide-react';
import { sayAccount } from '#sentences/settings/account.ts';
import { chooseColorScheme, useColorScheme } from '#ui/color-scheme.ts';
import { Segmented } from '#ui/fields/segmented.tsx';
import { Card } from '#ui/layout/card.tsx';

const choices = [
  { value: 'light', icon: <SunIcon size={18} /> },
  { value: 'dark', icon: <MoonIcon size={18} /> },
  { value: 'auto', icon: <MonitorIcon size={18} /> },
] as const;

/** SPEC section 1: light and dark themes; the choice is kept and may follow the device. */
export function AppearanceCard() {
  const { choice } = useColorScheme();
  return (
    <Card title={sayAccount('theme.title')} description={sayAccount('theme.description')}>
      <Segmented
        label={sayAccount('theme.title')}
        hideLabel
        options={choices.map((one) => ({ ...one, label: sayAccount(`theme.${one.value}`) }))}
        value={choice}
        onChange={chooseColorScheme}
        stackOnPhone
      />
    </Card>
  );
}
