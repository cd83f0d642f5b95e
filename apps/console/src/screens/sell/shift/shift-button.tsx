import { WalletCardsIcon } from 'lucide-react';
import { useState } from 'react';
import { useStoreDates } from '#parts/dates/store-dates.ts';
import { sayShift as say } from '#sentences/sell/shift.ts';
import { IconButton } from '#ui/buttons/button.tsx';
import { useTill } from '../till-context.tsx';
import { ShiftDialog } from './shift-dialog.tsx';

/** The shift, in the bar of the till. */
export function ShiftButton() {
  const { shift } = useTill().setup();
  const dates = useStoreDates();
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <IconButton
        size="lg"
        label={shift ? say('button.open', { time: dates.short(shift.opened_at, new Date()) }) : say('button')}
        icon={<WalletCardsIcon size={20} />}
        onClick={() => setIsOpen(true)}
      />
      {isOpen && <ShiftDialog onClose={() => setIsOpen(false)} />}
    </>
  );
}
