import { useState } from 'react';
import { useNavigate } from 'react-router';
import { type Agreement, type SupplierDetail, usePlaceWholesaleOrder } from '#api/wholesale/buying.ts';
import { wholesalePaths } from '#screens/wholesale/wholesale-paths.ts';
import { saySupplierCart as say } from '#sentences/wholesale/cart.ts';
import { toast } from '#ui/feedback/toast.tsx';
import { DeliverTo } from '../deliver-to.tsx';
import { type OrderDraft, OrderForm } from './order-form.tsx';
import { type SupplierCart, useCartFigures } from './use-cart.ts';

interface PlaceOrderProps {
  supplier: SupplierDetail;
  agreement: Agreement;
  cart: SupplierCart;
  /** Reads the supplier anew: its terms may have changed. */
  rereadSupplier: () => Promise<unknown>;
  onClose: () => void;
}

/** Asks where to and what is written on the order, and places it. */
export function PlaceOrder(props: PlaceOrderProps) {
  const { supplier, agreement, cart, rereadSupplier, onClose } = props;
  const navigate = useNavigate();
  const figures = useCartFigures(cart.store, agreement);
  const placeOrder = usePlaceWholesaleOrder(supplier.id);
  const [locationId, setLocationId] = useState<string | null>(null);

  async function place(draft: OrderDraft): Promise<void> {
    const purchase = await placeOrder.mutateAsync({
      ...draft,
      ...(locationId && { location_id: locationId }),
    });
    cart.store.empty();
    toast.success(say('order.placed', { number: purchase.number }));
    await navigate(wholesalePaths.wholesalePurchase(purchase.order_id));
  }

  return (
    <OrderForm
      title={say('order.title', { name: supplier.name })}
      cancelLabel={say('order.back')}
      referenceHint={say('order.reference.hint')}
      noteLabel={say('order.note')}
      currency={supplier.currency_code}
      isReady={figures.canOrder}
      reread={rereadSupplier}
      {...{ agreement, cart, figures, place, onClose }}
    >
      <DeliverTo locationId={locationId} onChange={setLocationId} />
    </OrderForm>
  );
}
