import type { VisibleNavigation } from '@sokoni/rules/navigation/navigation';
import { type ReactNode, useRef, useState } from 'react';
import type { Store } from '#contract-types.ts';
import { useLatePart } from '#parts/hooks/use-lazy-part.ts';
import { paths } from '#paths.ts';
import { rolesHere, useSession } from '#session/session.ts';
import { keepTyped } from './palette/capture-typing.ts';
import type { PaletteAct } from './palette/palette-actions.ts';
import type { GoShortcut } from './shortcuts/shortcuts.ts';
import { areLettersOn } from './shortcuts/use-shortcuts.ts';

export type LateDialog = 'palette' | 'shortcuts' | 'create_store';

interface LateDialogsOptions {
  navigation: readonly VisibleNavigation[];
  go: readonly GoShortcut[];
  store: Store;
  stores: readonly Store[];
  onAct: (act: PaletteAct) => void;
}

/** The dialogs of the frame; each is fetched when it is first opened. */
export function useLateDialogs({ navigation, go, store, stores, onAct }: LateDialogsOptions): {
  open: (dialog: LateDialog) => void;
  shown: ReactNode;
} {
  const [opened, setOpened] = useState<LateDialog | null>(null);
  const palette = useLatePart(loadPalette);
  const shortcuts = useLatePart(loadShortcuts);
  const createStore = useLatePart(loadCreateStore);
  const roles = useSession(rolesHere);
  const close = () => setOpened(null);

  const typed = useRef((): string => '');

  async function open(dialog: LateDialog): Promise<void> {
    const wanted = { palette, shortcuts, create_store: createStore }[dialog];
    if (dialog === 'palette') typed.current = keepTyped();
    if (await wanted.fetch()) setOpened(dialog);
    else typed.current();
  }

  return {
    open: (dialog) => void open(dialog),
    shown: (
      <>
        {opened === 'palette' && palette.part && (
          <palette.part.Palette
            actions={palette.part.paletteActions({
              navigation,
              roles,
              shortcuts: areLettersOn() ? go : [],
              stores,
              activeStoreId: store.id,
              selectStorePath: paths.selectStore,
            })}
            stores={stores}
            typedBefore={() => typed.current()}
            withProducts={palette.part.hasProducts(navigation)}
            withCustomers={palette.part.hasCustomers(navigation)}
            onAct={onAct}
            onClose={close}
          />
        )}
        {opened === 'shortcuts' && shortcuts.part && (
          <shortcuts.part.ShortcutsDialog go={go} onClose={close} />
        )}
        {createStore.part && (
          <createStore.part.CreateStoreModal open={opened === 'create_store'} onClose={close} />
        )}
      </>
    ),
  };
}

async function loadPalette() {
  const [{ Palette }, { hasCustomers, hasProducts, paletteActions }] = await Promise.all([
    import('./palette/palette.tsx'),
    import('./palette/palette-actions.ts'),
  ]);
  return { Palette, hasCustomers, hasProducts, paletteActions };
}

function loadShortcuts() {
  return import('./shortcuts/shortcuts-dialog.tsx');
}

/** SPEC section 2: the modal opens from the store dashboard; its steps are those of the wizard's screen area. */
function loadCreateStore() {
  return import('#screens/stores/wizard/create-store.tsx');
}
