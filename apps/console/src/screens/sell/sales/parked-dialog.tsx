import { dotText } from '@sokoni/messages/list-text';
import type { OpenSale } from '@sokoni/rules/point-of-sale/open-sale';
import { useStoreDates } from '#parts/dates/store-dates.ts';
import { useMoneyText } from '#parts/money/money-text.ts';
import { sayParked as say } from '#sentences/sell/parked.ts';
import { Button } from '#ui/buttons/button.tsx';
import { Modal } from '#ui/overlays/modal.tsx';
import { isOpenSale, unitsIn } from './open-sales-state.ts';
import styles from './parked-dialog.module.css';
import type { OpenSalesHandle } from './use-open-sales.ts';
import { useParkedSales } from './use-parked-sales.ts';
import { useSaleFigures } from './use-sale-figures.ts';

/** The sales that wait, of all registers of the store. */
export function ParkedDialog({ open, onClose }: { open: OpenSalesHandle; onClose: () => void }) {
  const { parked, resume, discard } = useParkedSales(open);
  const dates = useStoreDates();
  const now = new Date();
  return (
    <Modal open title={say('title')} onClose={onClose}>
      {parked.length === 0 ? (
        <div className={styles.none}>
          <p>{say('none')}</p>
          <p>{say('none.hint')}</p>
        </div>
      ) : (
        <ul className={styles.list}>
          {parked.map((sale) => (
            <li key={sale.id}>
              <span className={styles.words}>
                <strong>{sale.title}</strong>
                {isOpenSale(sale.cart) && <Worth sale={sale.cart} />}
                <span className={styles.detail}>
                  {say('sale.details', {
                    who: sale.parked_by?.name ?? '–',
                    when: dates.short(sale.parked_at, now),
                    register: sale.register_name,
                  })}
                </span>
              </span>
              <Button size="lg" variant="quiet" onClick={() => void discard(sale)}>
                {say('discard')}
              </Button>
              <Button
                size="lg"
                onClick={() =>
                  void resume(sale).then((isOpen) => {
                    if (isOpen) onClose();
                  })
                }
              >
                {say('resume')}
              </Button>
            </li>
          ))}
        </ul>
      )}
    </Modal>
  );
}

/** How many items wait, and what they come to by now. */
function Worth({ sale }: { sale: OpenSale }) {
  const money = useMoneyText();
  const { totals } = useSaleFigures(sale);
  const units = say('sale.units', { count: unitsIn(sale) });
  return <span>{dotText([units, totals && money(totals.total)])}</span>;
}
