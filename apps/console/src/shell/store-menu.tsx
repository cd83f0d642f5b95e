import { CheckIcon, ChevronsUpDownIcon, PlusIcon, StoreIcon } from 'lucide-react';
import { useNavigate } from 'react-router';
import type { Store } from '#contract-types.ts';
import { StoreLogo } from '#parts/stores/store-logo.tsx';
import { paths } from '#paths.ts';
import { sayStoreFrame } from '#sentences/shell/store-frame.ts';
import { Button } from '#ui/buttons/button.tsx';
import { Menu, MenuDivider, MenuGroup, MenuItem } from '#ui/menus/menu.tsx';
import styles from './store-menu.module.css';

/** More stand on their own page, where there is room to tell them apart. */
const listedAtMost = 6;

interface StoreMenuProps {
  store: Store;
  stores: readonly Store[];
  onSwitch: (storeId: string) => void;
  switching: boolean;
  onCreate: () => void;
}

/** The store of this tab, and the way to another one. */
export function StoreMenu({ store, stores, onSwitch, switching, onCreate }: StoreMenuProps) {
  const navigate = useNavigate();
  const others = stores.filter(({ id }) => id !== store.id);
  return (
    <Menu
      align="start"
      width={280}
      target={
        <Button
          variant="quiet"
          className={styles.target}
          busy={switching}
          icon={<StoreLogo store={store} size={26} />}
          trailing={<ChevronsUpDownIcon size={16} />}
        >
          <span className={styles.name}>{store.name}</span>
        </Button>
      }
    >
      <MenuGroup label={sayStoreFrame('stores.yours')}>
        {[store, ...others].slice(0, listedAtMost).map((one) => (
          <MenuItem
            key={one.id}
            start={<StoreLogo store={one} size={24} />}
            end={one.id === store.id && <CheckIcon size={18} />}
            aria-current={one.id === store.id || undefined}
            onClick={() => one.id !== store.id && onSwitch(one.id)}
          >
            {one.name}
          </MenuItem>
        ))}
      </MenuGroup>
      <MenuDivider />
      <MenuItem start={<StoreIcon size={18} />} onClick={() => navigate(paths.selectStore)}>
        {sayStoreFrame('stores.all')}
      </MenuItem>
      <MenuItem start={<PlusIcon size={18} />} onClick={onCreate}>
        {sayStoreFrame('stores.create')}
      </MenuItem>
    </Menu>
  );
}
