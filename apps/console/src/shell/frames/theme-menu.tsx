import { MonitorIcon, MoonIcon, SunIcon } from 'lucide-react';
import { sayFrame } from '#sentences/shell/frames.ts';
import { IconButton } from '#ui/buttons/button.tsx';
import { type ColorSchemeChoice, chooseColorScheme, useColorScheme } from '#ui/color-scheme.ts';
import { Menu, MenuChoices } from '#ui/menus/menu.tsx';

const choices = [
  { value: 'light', start: <SunIcon size={18} /> },
  { value: 'dark', start: <MoonIcon size={18} /> },
  { value: 'auto', start: <MonitorIcon size={18} /> },
] as const satisfies readonly { value: ColorSchemeChoice; start: unknown }[];

/** Light, dark, or as the device has it. */
export function ThemeMenu() {
  const { scheme } = useColorScheme();
  return (
    <Menu
      target={
        <IconButton label={sayFrame('theme.label')} icon={scheme === 'dark' ? <MoonIcon /> : <SunIcon />} />
      }
    >
      <ThemeItems />
    </Menu>
  );
}

/** The three choices, in a menu. */
export function ThemeItems() {
  const { choice } = useColorScheme();
  const options = choices.map((one) => ({ ...one, label: sayFrame(`theme.${one.value}`) }));
  return <MenuChoices value={choice} options={options} onChange={chooseColorScheme} />;
}
