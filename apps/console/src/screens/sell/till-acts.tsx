import type { OpenSale } from '@sokoni/rules/point-of-sale/open-sale';
import { EllipsisIcon, MonitorIcon, PrinterIcon, ReceiptTextIcon, WalletCardsIcon } from 'lucide-react';
import { useState } from 'react';
import { useStoreDates } from '#parts/dates/store-dates.ts';
import { useMedia } from '#parts/hooks/use-media.ts';
import { paths } from '#paths.ts';
import { saySell as say } from '#sentences/sell/counter.ts';
import { sayPastSales } from '#sentences/sell/past-sales.ts';
import { sayPrinter } from '#sentences/sell/printer.ts';
import { sayShift } from '#sentences/sell/shift.ts';
import { IconButton } from '#ui/buttons/button.tsx';
import { Menu, MenuItem } from '#ui/menus/menu.tsx';
import { hasCustomerDisplay } from './display/display-channel.ts';
import { PastSales } from './past-sales/past-sales.tsx';
import { PrinterDialog } from './printer/printer-dialog.tsx';
import { ShiftDialog } from './shift/shift-dialog.tsx';
import { useTill } from './till-context.tsx';

/** Past sales, the shift, the printer and the window for the customer, in the bar of the till; on a phone behind one button. */
export function TillActs({ onExchange }: { onExchange: (sale: OpenSale) => void }) {
  const { shift } = useTill().setup();
  const dates = useStoreDates();
  const isWide = useMedia('(width >= 50rem)');
  const [shown, setShown] = useState<'sales' | 'shift' | 'printer' | null>(null);
  const close = () => setShown(null);
  const acts = [
    {
      key: 'sales',
      label: sayPastSales('button'),
      icon: <ReceiptTextIcon size={20} />,
      open: () => setShown('sales'),
    },
    {
      key: 'shift',
      label: shift
        ? sayShift('button.open', { time: dates.short(shift.opened_at, new Date()) })
        : sayShift('button'),
      icon: <WalletCardsIcon size={20} />,
      open: () => setShown('shift'),
    },
    {
      key: 'printer',
      label: sayPrinter('button'),
      icon: <PrinterIcon size={20} />,
      open: () => setShown('printer'),
    },
    ...(hasCustomerDisplay
      ? [
          {
            key: 'display',
            label: say('bar.display'),
            icon: <MonitorIcon size={20} />,
            // One window, however often it is asked for.
            open: () => void window.open(paths.customerDisplay, 'sokoni_customer_display', 'popup'),
          },
        ]
      : []),
  ];
  return (
    <>
      {isWide ? (
        acts.map(({ key, label, icon, open }) => (
          <IconButton key={key} size="lg" label={label} icon={icon} onClick={open} />
        ))
      ) : (
        <Menu
          width={240}
          target={<IconButton size="lg" label={say('bar.more')} icon={<EllipsisIcon size={20} />} />}
        >
          {acts.map(({ key, label, icon, open }) => (
            <MenuItem key={key} start={icon} onClick={open}>
              {label}
            </MenuItem>
          ))}
        </Menu>
      )}
      {shown === 'sales' && <PastSales onExchange={onExchange} onClose={close} />}
      {shown === 'printer' && <PrinterDialog onClose={close} />}
      {shown === 'shift' && <ShiftDialog onClose={close} />}
    </>
  );
}
