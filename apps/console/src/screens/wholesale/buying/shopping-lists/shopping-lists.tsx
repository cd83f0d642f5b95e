import { messageOf } from '#api/client/message-of.ts';
import { useShoppingLists } from '#api/wholesale/shopping-lists.ts';
import { sayShoppingLists as say } from '#sentences/wholesale/shopping-lists.ts';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { FailedState } from '#ui/feedback/failed-state.tsx';
import { SkeletonText } from '#ui/feedback/skeleton.tsx';
import { Modal } from '#ui/overlays/modal.tsx';
import type { CartStore } from '../cart/cart-store.ts';
import { ListedShoppingList } from './listed-shopping-list.tsx';
import { SaveCartAsList } from './save-cart-as-list.tsx';
import styles from './shopping-lists.module.css';

interface ShoppingListsProps {
  supplierId: string;
  store: CartStore;
  onClose: () => void;
}

/** What is ordered from the supplier again and again: to keep the cart as a list, and to fill it from one. */
export function ShoppingLists({ supplierId, store, onClose }: ShoppingListsProps) {
  const { data, error, isFetching, refetch } = useShoppingLists(supplierId);
  return (
    <Modal open title={say('title')} onClose={onClose}>
      <p>{say('hint')}</p>
      <SaveCartAsList {...{ supplierId, store }} />
      {!data && error && (
        <FailedState onRetry={() => void refetch()} retrying={isFetching}>
          {messageOf(error)}
        </FailedState>
      )}
      {!data && !error && (
        <div role="status" aria-label={say('loading')} className={styles.lists}>
          <SkeletonText lines={3} />
        </div>
      )}
      {data?.length === 0 && <EmptyState drawing="empty_orders">{say('empty.title')}</EmptyState>}
      {data && data.length > 0 && (
        <ul className={styles.lists} aria-label={say('title')}>
          {data.map((list) => (
            <ListedShoppingList key={list.id} {...{ list, supplierId, store }} onUsed={onClose} />
          ))}
        </ul>
      )}
    </Modal>
  );
}
