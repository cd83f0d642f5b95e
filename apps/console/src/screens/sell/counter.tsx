import { useState } from 'react';
import type { OutboxRow } from '#offline/till-database.ts';
import { useMedia } from '#parts/hooks/use-media.ts';
import { saySell as say } from '#sentences/sell/counter.ts';
import { useScreenLayout } from '#shell/shell-layout.tsx';
import { Cart } from './cart/cart.tsx';
import type { CartDialog } from './cart/cart-acts.tsx';
import { CartBar } from './cart/cart-bar.tsx';
import { CartDialogs } from './cart/cart-dialogs.tsx';
import { CartSheet } from './cart/cart-sheet.tsx';
import { PaymentDialog } from './payment/payment-dialog.tsx';
import { ProductPanel, searchId } from './products/product-panel.tsx';
import { VariantPicker } from './products/variant-picker.tsx';
import { Completed } from './receipt/completed.tsx';
import { type OpenSalesHandle, useOpenSales } from './sales/use-open-sales.ts';
import { useParkedSales } from './sales/use-parked-sales.ts';
import { useSaleFigures } from './sales/use-sale-figures.ts';
import styles from './sell.module.css';
import { TillBar } from './till-bar.tsx';
import { useTill } from './till-context.tsx';
import { useRinging } from './use-ringing.ts';
import { useSellKeys } from './use-sell-keys.ts';

/** The selling screen: it takes the window, and nothing on it waits for the network. */
export function Counter() {
  const [isFolded, setIsFolded] = useState(true);
  useScreenLayout(isFolded ? 'folded' : 'filled');
  const open = useOpenSales(useTill());
  return (
    <div className={styles.screen}>
      <h1 data-page-heading tabIndex={-1} className="visually-hidden">
        {say('title')}
      </h1>
      {open && (
        <>
          <TillBar open={open} isFolded={isFolded} onFold={setIsFolded} />
          <Ringing open={open} />
        </>
      )}
    </div>
  );
}

/** Beside the products there is room for the sale. */
const wide = '(width >= 50rem)';

function Ringing({ open }: { open: OpenSalesHandle }) {
  const isWide = useMedia(wide);
  const figures = useSaleFigures(open.current);
  const ringing = useRinging(open);
  const { park } = useParkedSales(open);
  const [dialog, setDialog] = useState<CartDialog | null>(null);
  const [isPaying, setIsPaying] = useState(false);
  const [isSheetOpen, setIsSheetOpen] = useState(false);
  const [sold, setSold] = useState<OutboxRow | null>(null);
  const hasLines = open.current.lines.length > 0;

  function pay(): void {
    if (hasLines && figures.totals) setIsPaying(true);
  }

  function begin(): void {
    setSold(null);
    setIsSheetOpen(false);
    if (matchMedia('(hover: hover)').matches) document.getElementById(searchId)?.focus();
  }

  useSellKeys({
    onSearch: () => document.getElementById(searchId)?.focus(),
    onCustomer: () => setDialog({ kind: 'customer' }),
    onPark: () => {
      if (hasLines) void park();
    },
    onPay: pay,
  });

  // Whatever is rung next begins the next sale.
  const cart =
    sold && !hasLines ? (
      <Completed row={sold} onNext={begin} />
    ) : (
      <Cart open={open} figures={figures} onDialog={setDialog} onPay={pay} />
    );

  return (
    <div className={styles.counter}>
      <ProductPanel onPick={ringing.pick} onCode={ringing.ringCode} onPay={pay} />
      {isWide ? (
        <div className={styles.cart}>{cart}</div>
      ) : (
        <CartBar sale={open.current} figures={figures} onOpen={() => setIsSheetOpen(true)} onPay={pay} />
      )}
      {!isWide && isSheetOpen && <CartSheet onClose={() => setIsSheetOpen(false)}>{cart}</CartSheet>}
      {ringing.choosing && (
        <VariantPicker
          product={ringing.choosing}
          onPick={(variant) => ringing.choosing && ringing.add(ringing.choosing, variant)}
          onClose={() => ringing.setChoosing(null)}
        />
      )}
      <CartDialogs dialog={dialog} open={open} onClose={() => setDialog(null)} />
      {isPaying && (
        <PaymentDialog
          sale={open.current}
          figures={figures}
          onPaid={(row) => {
            setIsPaying(false);
            setSold(row);
            setIsSheetOpen(true);
            open.remove(open.current.id);
          }}
          onClose={() => setIsPaying(false)}
        />
      )}
    </div>
  );
}
