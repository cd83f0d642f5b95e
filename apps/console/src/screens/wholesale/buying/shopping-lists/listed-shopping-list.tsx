import { EllipsisIcon } from 'lucide-react';
import { useState } from 'react';
import { useActiveStoreId } from '#api/client/active-store.ts';
import {
  readShoppingList,
  type ShoppingList,
  type ShoppingListLine,
  useDeleteShoppingList,
  useReplaceShoppingList,
} from '#api/wholesale/shopping-lists.ts';
import { useBusy } from '#parts/hooks/use-busy.ts';
import { sayPurchases } from '#sentences/wholesale/purchases.ts';
import { sayShoppingLists as say } from '#sentences/wholesale/shopping-lists.ts';
import { Button, IconButton } from '#ui/buttons/button.tsx';
import { toast } from '#ui/feedback/toast.tsx';
import { Menu, MenuItem } from '#ui/menus/menu.tsx';
import { ConfirmModal } from '#ui/overlays/modal.tsx';
import type { Choice } from '../cart/cart-items.ts';
import type { CartStore } from '../cart/cart-store.ts';
import { cartLines, useCart } from '../cart/use-cart.ts';
import styles from './shopping-lists.module.css';

interface ListedShoppingListProps {
  list: ShoppingList;
  supplierId: string;
  store: CartStore;
  /** It was put into the cart. */
  onUsed: () => void;
}

/** One list: into the cart with it, filled anew from the cart, or away. */
export function ListedShoppingList({ list, supplierId, store, onUsed }: ListedShoppingListProps) {
  const { id, name, items } = list;
  const storeId = useActiveStoreId();
  const isCartEmpty = useCart(store, (cart) => cartLines(cart.items, cart.gone).length === 0);
  const replace = useReplaceShoppingList(supplierId);
  const remove = useDeleteShoppingList(supplierId);
  const [isAsked, setIsAsked] = useState(false);
  const { isBusy, act } = useBusy();

  async function use(): Promise<void> {
    const lines = await readShoppingList(storeId, supplierId, id);
    const wanted = lines.flatMap((line) => {
      const choice = choiceOf(line);
      return choice ? [{ choice, units: line.quantity }] : [];
    });
    const refused = store.addAll(wanted).filter((refusal) => refusal !== null).length;
    const left = lines.length - wanted.length + refused;
    if (left > 0) toast.warning(sayPurchases('again.left', { count: left }));
    else toast.success(sayPurchases('again.done'));
    onUsed();
  }

  async function refill(): Promise<void> {
    const cart = store.get();
    await replace.mutateAsync({ id, lines: cartLines(cart.items, cart.gone) });
    toast.success(say('list.replaced', { name }));
  }

  async function drop(): Promise<void> {
    await remove.mutateAsync(id);
    toast.success(say('list.deleted', { name }));
  }

  return (
    <li className={styles.list}>
      <span className={styles.name}>
        {name}
        <span className={styles.items}>{say('list.items', { count: items })}</span>
      </span>
      <Button size="sm" busy={isBusy} aria-label={say('list.useOf', { name })} onClick={() => void act(use)}>
        {say('list.use')}
      </Button>
      <Menu
        width={200}
        target={<IconButton size="sm" label={say('list.menu', { name })} icon={<EllipsisIcon size={18} />} />}
      >
        <MenuItem disabled={isCartEmpty} onClick={() => void act(refill)}>
          {say('list.replace')}
        </MenuItem>
        <MenuItem danger onClick={() => setIsAsked(true)}>
          {say('list.delete')}
        </MenuItem>
      </Menu>
      <ConfirmModal
        open={isAsked}
        danger
        title={say('list.deleteTitle', { name })}
        confirmLabel={say('list.delete')}
        busy={remove.isPending}
        onCancel={() => setIsAsked(false)}
        onConfirm={() => void act(drop)}
      >
        <p>{say('list.deleteText')}</p>
      </ConfirmModal>
    </li>
  );
}

/** What a line puts into the cart; null for what is no longer offered. */
function choiceOf({ variant_id, product }: ShoppingListLine): Choice | null {
  if (!product) return null;
  if (product.variant_combinations.length === 0) return { product, combination: null };
  const combination = product.variant_combinations.find((one) => one.variant_id === variant_id);
  return combination ? { product, combination: combination.name } : null;
}
