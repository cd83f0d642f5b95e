import { type OpenSale, takenUp } from '@sokoni/rules/point-of-sale/open-sale';
import { newUuid } from '#offline/new-uuid.ts';
import type { TillSetup } from '#offline/till-types.ts';
import { showFailure } from '#parts/forms/checked-form.ts';
import { sayCart } from '#sentences/sell/cart.ts';
import { sayParked as say } from '#sentences/sell/parked.ts';
import { toast } from '#ui/feedback/toast.tsx';
import { useCashier, useTill } from '../till-context.tsx';
import { isOpenSale } from './open-sales-state.ts';
import type { OpenSalesHandle } from './use-open-sales.ts';

/** A sale that waits. */
type ParkedSale = TillSetup['parked'][number];

/** Parks the current sale for every register of the store, and takes up what waits. */
export function useParkedSales(open: OpenSalesHandle) {
  const till = useTill();
  const cashier = useCashier();

  function people() {
    const { register_id } = till.device;
    return { cashier_id: cashier.id, approved_by: null, register_id, at: new Date().toISOString() };
  }

  async function park(): Promise<void> {
    const sale = open.current;
    // The other registers may not have the sale that something comes back from.
    if (sale.exchange) {
      toast.warning(say('exchange'));
      return;
    }
    try {
      await till.commit(
        'sale_parked',
        { ...people(), title: parkedTitle(sale), cart: { ...sale } },
        newUuid(),
      );
      open.remove(sale.id);
      toast.success(sayCart('parked'));
    } catch (error) {
      showFailure(error);
    }
  }

  async function take({ id }: ParkedSale): Promise<void> {
    await till.commit('parked_sale_taken', { ...people(), parked_id: id });
  }

  async function parkAgain({ title, cart }: ParkedSale): Promise<void> {
    await till.commit('sale_parked', { ...people(), title, cart }, newUuid()).catch(showFailure);
  }

  async function discard(parked: ParkedSale): Promise<void> {
    try {
      await take(parked);
      const onAction = () => void parkAgain(parked);
      toast.info(say('discarded', { title: parked.title }), { action: { label: sayCart('undo'), onAction } });
    } catch (error) {
      showFailure(error);
    }
  }

  async function resume(parked: ParkedSale): Promise<boolean> {
    const { cart, id } = parked;
    if (!isOpenSale(cart)) {
      toast.warning(say('unreadable'));
      return false;
    }
    try {
      await take(parked);
    } catch (error) {
      showFailure(error);
      return false;
    }
    open.open(takenUp(cart, id, newUuid));
    return true;
  }

  return { parked: till.setup().parked, park, resume, discard };
}

/** How a parked sale is called: by its customer, or by what was rung first. */
function parkedTitle({ customer, lines }: OpenSale): string {
  const [first] = lines;
  if (customer || !first) return (customer?.name ?? '').slice(0, titleLength);
  return say('sale.title', { first: first.title, count: lines.length - 1 }).slice(0, titleLength);
}

const titleLength = 120;
