import { useEffect, useState } from 'react';
import type { OutboxRow } from '#offline/till-database.ts';
import { useMedia } from '#parts/hooks/use-media.ts';
import { whenIdle } from '#parts/hooks/when-idle.ts';
import { saySell as say } from '#sentences/sell/counter.ts';
import { useScreenLayout } from '#shell/shell-layout.tsx';
import { Cart } from './cart/cart.tsx';
import type { CartDialog } from './cart/cart-acts.tsx';
import { CartBar } from './cart/cart-bar.tsx';
import { CartSheet } from './cart/cart-sheet.tsx';
import { CartDialogs } from './cart/dialogs/cart-dialogs.tsx';
import { shownPaid, shownSale } from './display/shown-to-customer.ts';
import { useShowCustomer } from './display/use-show-customer.ts';
import { fetchAhead } from './fetch-ahead.ts';
import { hasMouse } from './has-mouse.ts';
import { PastSales } from './past-sales/past-sales.tsx';
import { cashBackOf } from './payment/exchange-return.ts';
import { PaymentDialog } from './payment/payment-dialog.tsx';
import { useReceiptPrinter } from './printer/printer-context.ts';
import { ProductPanel, searchId } from './products/product-panel.tsx';
import { VariantPicker } from './products/variant-picker.tsx';
import { Completed } from './receipt/completed.tsx';
import { isBlank } from './sales/open-sales-state.ts';
import { type OpenSalesHandle, useOpenSales } from './sales/use-open-sales.ts';
import { useParkedSales } from './sales/use-parked-sales.ts';
import { useSaleFigures } from './sales/use-sale-figures.ts';
import styles from './sell.module.css';
import { TillBar } from './till-bar.tsx';
import { useTill } from './till-context.tsx';
import { TrainingBanner } from './training/training-banner.tsx';
import { useRinging } from './use-ringing.ts';
import { useSellKeys } from './use-sell-keys.ts';
import { useSteady } from './use-steady.ts';

/** The selling screen: it takes the window, and nothing on it waits for the network. */
export function Counter() {
  const isTraining = useTill().device.is_training === true;
  useEffect(() => whenIdle(fetchAhead), []);
  // What is rung while somebody trains is apart from all else.
  return <Selling key={String(isTraining)} isTraining={isTraining} />;
}

function Selling({ isTraining }: { isTraining: boolean }) {
  const [isFolded, setIsFolded] = useState(true);
  useScreenLayout(isFolded ? 'folded' : 'filled');
  const open = useOpenSales(useTill());
  return (
    <div className={styles.screen}>
      <h1 data-page-heading tabIndex={-1} className="visually-hidden">
        {say('title')}
      </h1>
      {isTraining && <TrainingBanner />}
      {open && (
        <>
          <TillBar open={open} isFolded={isFolded} onFold={setIsFolded} />
          <Ringing open={open} />
        </>
      )}
    </div>
  );
}

function focusSearch(): void {
  document.getElementById(searchId)?.focus();
}

/** Beside the products there is room for the sale. */
const wide = '(width >= 50rem)';

function Ringing({ open }: { open: OpenSalesHandle }) {
  const isWide = useMedia(wide);
  const figures = useSaleFigures(open.current);
  const ringing = useRinging(open);
  const printer = useReceiptPrinter();
  const { park } = useParkedSales(open);
  const till = useTill();
  const isTraining = till.device.is_training === true;
  const [dialog, setDialog] = useState<CartDialog | null>(null);
  /** The sale that is being paid: another one may become the current one, where another tab has ended this one. */
  const [paying, setPaying] = useState<string | null>(null);
  const [isSheetOpen, setIsSheetOpen] = useState(false);
  /** What was just sold, beside the empty sale that comes next. */
  const [sold, setSold] = useState<{ row: OutboxRow; nextId: string } | null>(null);
  // Whatever is rung or opened next takes its place for good.
  if (sold && (open.current.id !== sold.nextId || !isBlank(open.current))) setSold(null);
  const hasLines = open.current.lines.length > 0;
  const { store } = till.setup();
  useShowCustomer(
    store.id,
    sold?.row.kind === 'sale' ? shownPaid(sold.row.payload, store) : shownSale(open.current, figures, store),
  );

  function pay(): void {
    if (hasLines && figures.totals) setPaying(open.current.id);
  }

  function begin(): void {
    setSold(null);
    setIsSheetOpen(false);
    if (hasMouse()) focusSearch();
  }

  function closeDialog(): void {
    setDialog(null);
    // The dialog gives the focus back before the next frame.
    if (dialog?.kind === 'customer' && dialog.isByKey) requestAnimationFrame(focusSearch);
  }

  useSellKeys({
    onSearch: focusSearch,
    onCustomer: () => setDialog({ kind: 'customer', isByKey: true }),
    onPark: () => {
      if (hasLines && !isTraining) void park();
    },
    onPay: pay,
  });

  const products = {
    onPick: useSteady(ringing.pick),
    onCode: useSteady(ringing.ringCode),
    onPay: useSteady(pay),
  };

  const cart = sold ? (
    <Completed row={sold.row} onNext={begin} />
  ) : (
    <Cart open={open} figures={figures} onDialog={setDialog} onPay={pay} />
  );

  return (
    <div className={styles.counter}>
      <ProductPanel {...products} />
      {isWide ? (
        <div className={styles.cart}>{cart}</div>
      ) : (
        <CartBar sale={open.current} figures={figures} onOpen={() => setIsSheetOpen(true)} onPay={pay} />
      )}
      {!isWide && isSheetOpen && <CartSheet onClose={() => setIsSheetOpen(false)}>{cart}</CartSheet>}
      {ringing.choosing && (
        <VariantPicker
          product={ringing.choosing}
          onPick={(variant) => ringing.choosing && ringing.add({ product: ringing.choosing, variant })}
          onClose={() => ringing.setChoosing(null)}
        />
      )}
      {ringing.receipt && (
        <PastSales first={ringing.receipt} onExchange={open.open} onClose={() => ringing.setReceipt(null)} />
      )}
      <CartDialogs dialog={dialog} open={open} onClose={closeDialog} />
      {paying === open.current.id && (
        <PaymentDialog
          sale={open.current}
          figures={figures}
          onPaid={(row) => {
            setPaying(null);
            if (row.kind === 'sale') {
              const { exchange } = open.current;
              printer.finish(row.payload, exchange && cashBackOf(exchange, row.payload.total, till.setup()));
            }
            setIsSheetOpen(true);
            setSold({ row, nextId: open.next(open.current.id) });
          }}
          onClose={() => setPaying(null)}
        />
      )}
    </div>
  );
}
