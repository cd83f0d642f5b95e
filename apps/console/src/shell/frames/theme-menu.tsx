import { MonitorIcon, MoonIcon, SunIcon } from 'lucide-react';
import { IconButton } from '#ui/buttons/button.tsx';
import { type ColorSchemeChoice, chooseColorScheme, useColorScheme } from '#ui/color-scheme.ts';
import { Menu, MenuChoices } from '#ui/menus/menu.tsx';

const choices = [
  { value: 'light', label: 'Light', start: <SunIcon size={18} /> },
  { value: 'dark', label: 'Dark', start: <MoonIcon size={18} /> },
  { value: 'auto', label: 'Match device', start: <MonitorIcon size={18} /> },
] as const satisfies readonly { value: ColorSchemeChoice; label: string; start: unknown }[];

/** Light, dark, or as the device has it. */
export function ThemeMenu() {
  const { scheme } = useColorScheme();
  return (
    <Menu target={<IconButton label="Theme" icon={scheme === 'dark' ? <MoonIcon /> : <SunIcon />} />}>
      <ThemeItems />
    </Menu>
  );
}

/** The three choices, in a menu. */
export function ThemeItems() {
  const { choice } = useColorScheme();
  return <MenuChoices value={choice} options={choices} onChange={chooseColorScheme} />;
}
