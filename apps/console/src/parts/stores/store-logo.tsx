import type { Store } from '#contract-types.ts';
import { Avatar } from '#ui/display/avatar.tsx';
import { Drawing } from '#ui/display/drawing.tsx';

interface StoreLogoProps {
  store: Pick<Store, 'name' | 'base_url' | 'logo_key'>;
  /** In pixels. */
  size?: number;
}

/** SPEC section 2: base URL plus logo key, else a default. */
export function StoreLogo({ store, size = 36 }: StoreLogoProps) {
  return (
    <Avatar
      name={store.name}
      src={store.logo_key && `${store.base_url}${store.logo_key}`}
      size={size}
      fallback={<Drawing name="store_default" size={Math.round(size * 0.72)} />}
    />
  );
}
