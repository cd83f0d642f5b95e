import { lazy, Suspense, useState } from 'react';
import { useNavigate } from 'react-router';
import { messageOf } from '#api/message-of.ts';
import type { Store } from '#api/types.ts';
import { StoreLogo } from '#parts/store-logo.tsx';
import { paths } from '#paths.ts';
import { enterStore } from '#session/enter-store.ts';
import { Button } from '#ui/button.tsx';
import { CheckIcon, PlusIcon } from '#ui/icons.tsx';
import { StoreIcon, SwitchIcon } from '#ui/icons-more.tsx';
import { Menu, MenuDivider, MenuGroup, MenuItem } from '#ui/menu.tsx';
import { toast } from '#ui/toast.tsx';
import styles from './store-menu.module.css';

const CreateStoreModal = lazy(() =>
  import('#screens/stores/create-store.tsx').then((module) => ({ default: module.CreateStoreModal })),
);

/** More stand on their own page, where there is room to tell them apart. */
const listedAtMost = 6;

/** The store of this tab, and the way to another one. */
export function StoreMenu({ store, stores }: { store: Store; stores: readonly Store[] }) {
  const navigate = useNavigate();
  const [busy, setBusy] = useState(false);
  // Loaded when it is first asked for, and kept: closing resets it itself.
  const [creating, setCreating] = useState<'not yet' | 'open' | 'closed'>('not yet');

  async function enter(id: string): Promise<void> {
    setBusy(true);
    try {
      navigate((await enterStore({ id })) ?? paths.selectStore);
    } catch (error) {
      toast.error(messageOf(error));
    } finally {
      setBusy(false);
    }
  }

  return (
    <>
      <Menu
        align="start"
        width={280}
        target={
          <Button
            variant="quiet"
            className={styles.target}
            busy={busy}
            icon={<StoreLogo store={store} size={26} />}
            trailing={<SwitchIcon size={16} />}
          >
            <span className={styles.name}>{store.name}</span>
          </Button>
        }
      >
        <MenuGroup label="Your stores">
          {stores.slice(0, listedAtMost).map((other) => (
            <MenuItem
              key={other.id}
              start={<StoreLogo store={other} size={24} />}
              end={other.id === store.id && <CheckIcon size={18} />}
              aria-current={other.id === store.id || undefined}
              onClick={() => other.id !== store.id && void enter(other.id)}
            >
              {other.name}
            </MenuItem>
          ))}
        </MenuGroup>
        <MenuDivider />
        <MenuItem start={<StoreIcon size={18} />} onClick={() => navigate(paths.selectStore)}>
          All stores
        </MenuItem>
        <MenuItem start={<PlusIcon size={18} />} onClick={() => setCreating('open')}>
          Create New Store
        </MenuItem>
      </Menu>
      {creating !== 'not yet' && (
        <Suspense>
          <CreateStoreModal open={creating === 'open'} onClose={() => setCreating('closed')} />
        </Suspense>
      )}
    </>
  );
}
