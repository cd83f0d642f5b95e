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

/** Asks for a layout as long as the screen is shown. */
export function useScreenLayout(layout: ShellLayout): void {
  const { setLayout } = use(ShellLayoutContext);
  useEffect(() => {
    setLayout(layout);
    return () => setLayout('page');
  }, [layout, setLayout]);
}
