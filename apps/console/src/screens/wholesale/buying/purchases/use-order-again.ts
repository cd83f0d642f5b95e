import { useNavigate } from 'react-router';
import { useActiveStoreId } from '#api/client/active-store.ts';
import { keepCart, type Purchase, readKeptCart } from '#api/wholesale/buying.ts';
import { useBusy } from '#parts/hooks/use-busy.ts';
import { wholesalePaths } from '#screens/wholesale/wholesale-paths.ts';
import { sayPurchases as say } from '#sentences/wholesale/purchases.ts';
import { toast } from '#ui/feedback/toast.tsx';
import { cartLines, openCart } from '../cart/use-cart.ts';
import { linesTogether } from './lines-together.ts';

/** Puts what was ordered into the cart once more, as far as it is still offered, and leads there. */
export function useOrderAgain({ supplier, lines }: Purchase): { fill: () => void; isBusy: boolean } {
  const storeId = useActiveStoreId();
  const navigate = useNavigate();
  const { isBusy, act } = useBusy();

  async function again(): Promise<void> {
    const store = openCart(storeId, supplier.id);
    store.settle(await readKeptCart(storeId, supplier.id));
    const { items, gone } = store.get();
    const ordered = lines.flatMap(({ supplier_variant_id, quantity }) =>
      supplier_variant_id === null ? [] : [{ variant_id: supplier_variant_id, quantity }],
    );
    const asked = linesTogether([...cartLines(items, gone), ...ordered]);
    const answer = await keepCart(storeId, supplier.id, asked);
    store.settle(answer);
    const offered = new Set(
      answer.lines.filter(({ product }) => product).map(({ variant_id }) => variant_id),
    );
    const left = lines.filter(({ supplier_variant_id: id }) => id === null || !offered.has(id)).length;
    if (left > 0) toast.warning(say('again.left', { count: left }));
    else toast.success(say('again.done'));
    await navigate(wholesalePaths.supplierToBuyFrom(supplier.id));
  }

  return { fill: () => void act(again), isBusy };
}
