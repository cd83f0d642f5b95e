import { EllipsisIcon, ReceiptTextIcon, WalletCardsIcon } from 'lucide-react';
import { useState } from 'react';
import { useStoreDates } from '#parts/dates/store-dates.ts';
import { useMedia } from '#parts/hooks/use-media.ts';
import { saySell as say } from '#sentences/sell/counter.ts';
import { sayPastSales } from '#sentences/sell/past-sales.ts';
import { sayShift } from '#sentences/sell/shift.ts';
import { IconButton } from '#ui/buttons/button.tsx';
import { Menu, MenuItem } from '#ui/menus/menu.tsx';
import { PastSales } from './past-sales/past-sales.tsx';
import { ShiftDialog } from './shift/shift-dialog.tsx';
import { useTill } from './till-context.tsx';

/** Past sales and the shift, in the bar of the till; on a phone behind one button. */
export function TillActs() {
  const { shift } = useTill().setup();
  const dates = useStoreDates();
  const isWide = useMedia('(width >= 50rem)');
  const [shown, setShown] = useState<'sales' | 'shift' | null>(null);
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
      {shown === 'sales' && <PastSales onClose={close} />}
      {shown === 'shift' && <ShiftDialog onClose={close} />}
    </>
  );
}
