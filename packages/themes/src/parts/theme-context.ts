import { createContext, useContext } from 'react';
import type { Theme } from '#theme.ts';

const Context = createContext<Theme | null>(null);
export const ThemeProvider = Context.Provider;

export function useTheme(): Theme {
  const theme = useContext(Context);
  if (!theme) throw new Error('a part of a theme is drawn outside of a page');
  return theme;
}
