import type { OpenSalesHandle } from '#screens/sell/sales/use-open-sales.ts';
import type { CartDialog } from '../cart-acts.tsx';
import { CustomItemDialog } from './custom-item-dialog.tsx';
import { CustomerDialog } from './customer-dialog.tsx';
import { LineDialog } from './line-dialog.tsx';
import { SaleDiscountDialog } from './sale-discount-dialog.tsx';
import { SaleNoteDialog } from './sale-note-dialog.tsx';

interface CartDialogsProps {
  dialog: CartDialog | null;
  open: OpenSalesHandle;
  onClose: () => void;
}

/** The dialog that is open over the sale, if any. */
export function CartDialogs({ dialog, open: { current, change }, onClose }: CartDialogsProps) {
  switch (dialog?.kind) {
    case 'customer':
      return (
        <CustomerDialog onPick={(customer) => change((sale) => ({ ...sale, customer }))} onClose={onClose} />
      );
    case 'discount':
      return <SaleDiscountDialog sale={current} onChange={change} onClose={onClose} />;
    case 'note':
      return <SaleNoteDialog sale={current} onChange={change} onClose={onClose} />;
    case 'custom':
      return <CustomItemDialog approvedBy={dialog.approvedBy} onChange={change} onClose={onClose} />;
    case 'line': {
      const line = current.lines.find(({ id }) => id === dialog.id);
      return line ? <LineDialog line={line} sale={current} onChange={change} onClose={onClose} /> : null;
    }
    default:
      return null;
  }
}
