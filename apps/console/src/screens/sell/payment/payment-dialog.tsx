import type { OpenSale, SaleFigures } from '@sokoni/rules/point-of-sale/open-sale';
import type { OutboxRow } from '#offline/till-database.ts';
import { Button } from '#ui/buttons/button.tsx';
import { Modal } from '#ui/overlays/modal.tsx';
import type { TillDiscount } from '../sales/use-sale-figures.ts';

export function PaymentDialog({
  sale,
  figures,
  onPaid,
  onClose,
}: {
  sale: OpenSale;
  figures: SaleFigures<TillDiscount>;
  onPaid: (row: OutboxRow) => void;
  onClose: () => void;
}) {
  return (
    <Modal open title="Stub" onClose={onClose}>
      {figures.totals?.total}
      <Button
        autoFocus
        onClick={() =>
          onPaid({
            id: sale.id,
            seq: 1,
            kind: 'sale',
            device_time: '',
            payload: {},
            state: 'pending',
            attempts: 0,
            last_error: null,
          })
        }
      >
        Exact cash
      </Button>
    </Modal>
  );
}
