import { wholesaleLimits } from '@sokoni/rules/wholesale/wholesale-limits';
import { type FormEvent, useState } from 'react';
import { ApiError } from '#api/client/api-error.ts';
import { messageOf } from '#api/client/message-of.ts';
import { useAddShoppingList } from '#api/wholesale/shopping-lists.ts';
import { sayShoppingLists as say } from '#sentences/wholesale/shopping-lists.ts';
import { Button } from '#ui/buttons/button.tsx';
import { toast } from '#ui/feedback/toast.tsx';
import { TextField } from '#ui/fields/text-field.tsx';
import { Muted } from '#ui/layout/layout.tsx';
import type { CartStore } from '../cart/cart-store.ts';
import { cartLines, useCart } from '../cart/use-cart.ts';
import styles from './shopping-lists.module.css';

/** Keeps what is in the cart under a name. */
export function SaveCartAsList({ supplierId, store }: { supplierId: string; store: CartStore }) {
  const isEmpty = useCart(store, ({ items, gone }) => cartLines(items, gone).length === 0);
  const [name, setName] = useState('');
  const [problem, setProblem] = useState('');
  const add = useAddShoppingList(supplierId);

  async function save(event: FormEvent): Promise<void> {
    event.preventDefault();
    if (name.trim() === '') return setProblem(say('problem.name'));
    const { items, gone } = store.get();
    try {
      const list = await add.mutateAsync({ name: name.trim(), lines: cartLines(items, gone) });
      toast.success(say('save.done', { name: list.name }));
      setName('');
    } catch (error) {
      setProblem((error instanceof ApiError && error.fields.name) || messageOf(error));
    }
  }

  if (isEmpty) return <Muted>{say('save.emptyCart')}</Muted>;
  return (
    <form noValidate className={styles.save} onSubmit={(event) => void save(event)}>
      <TextField
        label={say('save.name')}
        placeholder={say('save.example')}
        autoComplete="off"
        maxLength={wholesaleLimits.shoppingListNameLength}
        value={name}
        error={problem}
        onChange={(event) => {
          setName(event.target.value);
          setProblem('');
        }}
      />
      <Button type="submit" busy={add.isPending}>
        {say('save.open')}
      </Button>
    </form>
  );
}
