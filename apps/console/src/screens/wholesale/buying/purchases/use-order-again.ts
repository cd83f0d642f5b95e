import { useNavigate } from 'react-router';
import { useActiveStoreId } from '#api/client/active-store.ts';
import { findOfferedByCode, type Purchase, readKeptCart } from '#api/wholesale/buying.ts';
import { useBusy } from '#parts/hooks/use-busy.ts';
import { paths } from '#paths.ts';
import { sayPurchases as say } from '#sentences/wholesale/purchases.ts';
import { toast } from '#ui/feedback/toast.tsx';
import { openCart } from '../cart/use-cart.ts';

/** Puts what was ordered into the cart once more, as far as it is still offered, and leads there. */
export function useOrderAgain({ supplier, lines }: Purchase): { fill: () => void; isBusy: boolean } {
  const storeId = useActiveStoreId();
  const navigate = useNavigate();
  const { isBusy, act } = useBusy();

  async function again(): Promise<void> {
    const store = openCart(supplier.id);
    const codes = [...new Set(lines.map(({ sku }) => sku).filter((sku) => sku !== ''))];
    const [kept, answers] = await Promise.all([
      readKeptCart(storeId, supplier.id),
      codes.length === 0 ? [] : findOfferedByCode(storeId, supplier.id, codes),
    ]);
    store.settle(kept);
    const found = new Map(answers.map((answer) => [answer.code, answer]));
    const left = lines.filter(({ sku, quantity }) => {
      const answer = found.get(sku);
      if (!answer?.product) return true;
      return store.add({ product: answer.product, combination: answer.combination }, quantity) !== null;
    });
    if (left.length > 0) toast.warning(say('again.left', { count: left.length }));
    else toast.success(say('again.done'));
    await navigate(paths.supplierToBuyFrom(supplier.id));
  }

  return { fill: () => void act(again), isBusy };
}
