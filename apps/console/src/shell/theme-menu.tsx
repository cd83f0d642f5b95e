import { IconButton } from '#ui/button.tsx';
import { type ColorSchemeChoice, chooseColorScheme, useColorScheme } from '#ui/color-scheme.ts';
import { CheckIcon } from '#ui/icons.tsx';
import { MoonIcon, SunIcon, SystemIcon } from '#ui/icons-more.tsx';
import { Menu, MenuItem } from '#ui/menu.tsx';

const choices = [
  { value: 'light', label: 'Light', icon: SunIcon },
  { value: 'dark', label: 'Dark', icon: MoonIcon },
  { value: 'auto', label: 'Same as this device', icon: SystemIcon },
] as const satisfies readonly { value: ColorSchemeChoice; label: string; icon: unknown }[];

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
  return choices.map(({ value, label, icon: ChoiceIcon }) => (
    <MenuItem
      key={value}
      role="menuitemradio"
      aria-checked={value === choice}
      start={<ChoiceIcon size={18} />}
      end={value === choice && <CheckIcon size={18} />}
      onClick={() => chooseColorScheme(value)}
    >
      {label}
    </MenuItem>
  ));
}
