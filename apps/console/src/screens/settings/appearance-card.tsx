import { Card } from '#ui/card.tsx';
import { chooseColorScheme, useColorScheme } from '#ui/color-scheme.ts';
import { MoonIcon, SunIcon, SystemIcon } from '#ui/icons-more.tsx';
import { Segmented } from '#ui/segmented.tsx';

const choices = [
  { value: 'light', label: 'Light', icon: <SunIcon size={18} /> },
  { value: 'dark', label: 'Dark', icon: <MoonIcon size={18} /> },
  { value: 'auto', label: 'Same as this device', icon: <SystemIcon size={18} /> },
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
