import { createContext, use, useEffect } from 'react';

/**
 * How a screen stands in the frame: `page` scrolls with it, `filled` takes exactly the window and scrolls inside, `folded` does so
 * without the sidebar and the top bar.
 */
export type ShellLayout = 'page' | 'filled' | 'folded';

interface ShellPlace {
  layout: ShellLayout;
  setLayout: (layout: ShellLayout) => void;
}

export const ShellLayoutContext = createContext<ShellPlace>({ layout: 'page', setLayout: () => undefined });

export function useShellLayout(): ShellLayout {
  return use(ShellLayoutContext).layout;
}

/** Asks for a layout as long as the screen is shown. One that takes the window is touched: its dialogs have large targets too. */
export function useScreenLayout(layout: ShellLayout): void {
  const { setLayout } = use(ShellLayoutContext);
  useEffect(() => {
    setLayout(layout);
    document.documentElement.toggleAttribute('data-large-targets', layout !== 'page');
    return () => {
      setLayout('page');
      document.documentElement.removeAttribute('data-large-targets');
    };
  }, [layout, setLayout]);
}
