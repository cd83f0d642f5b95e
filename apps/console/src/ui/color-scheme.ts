import { useSyncExternalStore } from 'react';

/** `auto` follows the device. */
export type ColorSchemeChoice = 'light' | 'dark' | 'auto';
export type ColorScheme = 'light' | 'dark';

/** Where the choice is kept; what the browser holds is the caller's business. */
export interface ColorSchemeKeeper {
  read(): ColorSchemeChoice;
  write(choice: ColorSchemeChoice): void;
}

const barColor: Record<ColorScheme, string> = { light: '#FAFAF8', dark: '#12151A' };
const listeners = new Set<() => void>();
let keeper: ColorSchemeKeeper = { read: () => 'light', write: () => {} };

/** Call once, before the first render. The page follows the device and the other tabs from then on. */
export function startColorScheme(given: ColorSchemeKeeper): void {
  keeper = given;
  devicePrefersDark().addEventListener('change', applyColorScheme);
  addEventListener('storage', applyColorScheme);
  applyColorScheme();
}

export function chooseColorScheme(choice: ColorSchemeChoice): void {
  keeper.write(choice);
  applyColorScheme();
}

/** To be called when something else than `chooseColorScheme` changed what is kept. */
function applyColorScheme(): void {
  const scheme = resolve(keeper.read(), devicePrefersDark().matches);
  document.documentElement.setAttribute('data-theme', scheme);
  document.querySelector('meta[name="theme-color"]')?.setAttribute('content', barColor[scheme]);
  for (const listener of listeners) listener();
}

/** What a choice means on a device. */
export function resolve(choice: ColorSchemeChoice, deviceIsDark: boolean): ColorScheme {
  if (choice === 'auto') return deviceIsDark ? 'dark' : 'light';
  return choice;
}

export function useColorScheme(): { choice: ColorSchemeChoice; scheme: ColorScheme } {
  const choice = useSyncExternalStore(listen, () => keeper.read());
  const deviceIsDark = useSyncExternalStore(listen, () => devicePrefersDark().matches);
  return { choice, scheme: resolve(choice, deviceIsDark) };
}

function listen(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function devicePrefersDark(): MediaQueryList {
  return matchMedia('(prefers-color-scheme: dark)');
}
