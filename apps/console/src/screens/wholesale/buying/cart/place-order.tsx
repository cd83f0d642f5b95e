import type { CartFigures } from '@sokoni/rules/wholesale/cart-figures';
import { wholesaleLimits } from '@sokoni/rules/wholesale/wholesale-limits';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { useLocations } from '#api/inventory/stock.ts';
import { type Agreement, type SupplierDetail, usePlaceWholesaleOrder } from '#api/wholesale/buying.ts';
import { moneyTextIn } from '#parts/money/money-text.ts';
import { wholesalePaths } from '#screens/wholesale/wholesale-paths.ts';
import { saySupplierCart as say } from '#sentences/wholesale/cart.ts';
import { sayWholesale } from '#sentences/wholesale/words.ts';
import { newId } from '#session/new-id.ts';
import { toast } from '#ui/feedback/toast.tsx';
import { TextAreaField, TextField } from '#ui/fields/text-field.tsx';
import { SelectField } from '#ui/menus/select-field.tsx';
import { FormModal } from '#ui/overlays/form-modal.tsx';
import { CartNotices } from './cart-notices.tsx';
import { CartSums } from './cart-sums.tsx';
import { type Refused, RefusedNotice, refusalOf } from './refused-notice.tsx';
import { cartLines, type SupplierCart } from './use-cart.ts';

interface PlaceOrderProps {
  supplier: SupplierDetail;
  agreement: Agreement;
  cart: SupplierCart;
  figures: CartFigures;
  /** Reads the supplier anew: its terms may have changed. */
  rereadSupplier: () => Promise<unknown>;
  onClose: () => void;
}

/** Asks where to and what is written on the order, and places it. */
export function PlaceOrder(props: PlaceOrderProps) {
  const { supplier, agreement, cart, figures, rereadSupplier, onClose } = props;
  const navigate = useNavigate();
  const placeOrder = usePlaceWholesaleOrder(supplier.id);
  const [id] = useState(newId);
  const [reference, setReference] = useState('');
  const [note, setNote] = useState('');
  const [locationId, setLocationId] = useState<string | null>(null);
  const [refused, setRefused] = useState<Refused | null>(null);
  const [isRereading, setIsRereading] = useState(false);
  const open = (useLocations().data ?? []).filter(({ closed_at }) => closed_at === null);
  const money = moneyTextIn(supplier.currency_code);
  const { total } = figures;

  async function place(): Promise<void> {
    const { items, gone } = cart.store.get();
    try {
      const purchase = await placeOrder.mutateAsync({
        id,
        lines: cartLines(items, gone),
        expected_total: total,
        reference: reference.trim(),
        note: note.trim(),
        ...(locationId && { location_id: locationId }),
      });
      cart.store.empty();
      toast.success(say('order.placed', { number: purchase.number }));
      await navigate(wholesalePaths.wholesalePurchase(purchase.order_id));
    } catch (error) {
      await refuse(error);
    }
  }

  /** What the server knows better, prices, quantities and credit, is read anew and shown where it stands. */
  async function refuse(error: unknown): Promise<void> {
    setRefused(refusalOf(error, total));
    setIsRereading(true);
    try {
      await Promise.all([cart.reread(), rereadSupplier()]);
    } catch {
      // What was refused is said already.
    } finally {
      setIsRereading(false);
    }
  }

  return (
    <FormModal
      title={say('order.title', { name: supplier.name })}
      confirmLabel={say('order.place', { total: money(total) })}
      cancelLabel={say('order.back')}
      busy={placeOrder.isPending || isRereading}
      disabled={!figures.canOrder}
      locked={reference !== '' || note !== ''}
      onSubmit={place}
      onClose={onClose}
    >
      {refused && !isRereading && <RefusedNotice refused={refused} total={total} money={money} />}
      <CartNotices figures={figures} agreement={agreement} currency={supplier.currency_code} />
      <CartSums
        figures={figures}
        agreement={agreement}
        currency={supplier.currency_code}
        payment={sayWholesale(`terms.${agreement.payment_terms}`)}
      />
      {open.length > 1 && (
        <SelectField
          label={say('order.to')}
          options={open.map((location) => ({ value: location.id, label: location.name }))}
          value={locationId ?? open[0]?.id ?? null}
          onChange={setLocationId}
        />
      )}
      <TextField
        label={say('order.reference')}
        hint={say('order.reference.hint')}
        optional
        autoComplete="off"
        maxLength={wholesaleLimits.referenceLength}
        value={reference}
        onChange={(event) => setReference(event.target.value)}
      />
      <TextAreaField
        label={say('order.note')}
        optional
        rows={3}
        maxLength={wholesaleLimits.noteLength}
        value={note}
        onChange={(event) => setNote(event.target.value)}
      />
    </FormModal>
  );
}
