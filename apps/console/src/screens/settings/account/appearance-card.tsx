import { MonitorIcon, MoonIcon, SunIcon } from 'lucide-react';
import { chooseColorScheme, useColorScheme } from '#ui/color-scheme.ts';
import { Segmented } from '#ui/fields/segmented.tsx';
import { Card } from '#ui/layout/card.tsx';

const choices = [
  { value: 'light', label: 'Light', icon: <SunIcon size={18} /> },
  { value: 'dark', label: 'Dark', icon: <MoonIcon size={18} /> },
  { value: 'auto', label: 'Match device', icon: <MonitorIcon size={18} /> },
] as const;

/** SPEC section 1: light and dark themes; the choice is kept and may follow the device. */
export function AppearanceCard() {
  const { choice } = useColorScheme();
  return (
    <Card title="Theme" description="How Sokoni looks on this device.">
      <Segmented
        label="Theme"
        hideLabel
        options={choices}
        value={choice}
        onChange={chooseColorScheme}
        stackOnPhone
      />
    </Card>
  );
}
