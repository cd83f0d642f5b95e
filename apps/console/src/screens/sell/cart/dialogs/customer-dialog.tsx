import type { OpenSale } from '@sokoni/rules/point-of-sale/open-sale';
import { PlusIcon } from 'lucide-react';
import { type KeyboardEvent, useState } from 'react';
import type { TillCustomer } from '#offline/till-types.ts';
import { draftFrom, type NewCustomerDraft } from '#parts/customers/new-customer-draft.ts';
import { useShortMoneyText } from '#parts/money/money-text.ts';
import { ChoiceRow } from '#screens/sell/choice-row.tsx';
import { useTill } from '#screens/sell/till-context.tsx';
import { sayCart as say } from '#sentences/sell/cart.ts';
import { Button } from '#ui/buttons/button.tsx';
import { Avatar } from '#ui/display/avatar.tsx';
import { SearchField } from '#ui/fields/search-field.tsx';
import { Modal } from '#ui/overlays/modal.tsx';
import styles from './customer-dialog.module.css';
import { NewCustomer } from './new-customer.tsx';

type Picked = NonNullable<OpenSale['customer']>;

interface CustomerDialogProps {
  onPick: (customer: Picked) => void;
  onClose: () => void;
}

const mostFound = 30;

/** Who buys: found on the device as it is typed, or added on the spot. Enter takes the first. */
export function CustomerDialog({ onPick, onClose }: CustomerDialogProps) {
  const till = useTill();
  const [text, setText] = useState('');
  const [adding, setAdding] = useState<NewCustomerDraft | null>(null);
  const words = text.trim();
  const found = till.catalogue.customers(words, mostFound);
  const money = useShortMoneyText(found.map(({ outstanding }) => outstanding));

  function pick({ id, name, phone }: Picked | TillCustomer): void {
    onPick({ id, name, phone });
    onClose();
  }

  function add(): void {
    setAdding(draftFrom(words, till.setup().store.country));
  }

  function press(event: KeyboardEvent): void {
    if (event.key !== 'Enter') return;
    event.preventDefault();
    if (found[0] && words !== '') pick(found[0]);
    else if (words !== '') add();
  }

  if (adding) {
    return (
      <Modal open title={say('customer.add')} onClose={onClose}>
        <NewCustomer draft={adding} onAdded={pick} onCancel={() => setAdding(null)} />
      </Modal>
    );
  }
  return (
    <Modal open title={say('customer.title')} onClose={onClose}>
      <div className={styles.dialog}>
        <SearchField
          autoFocus
          label={say('customer.search')}
          maxLength={100}
          value={text}
          onChange={setText}
          onKeyDown={press}
        />
        <Button size="lg" fullWidth icon={<PlusIcon size={18} />} onClick={add}>
          {say('customer.add')}
        </Button>
        {found.length > 0 ? (
          <ul aria-label={say('customer.results')} className={styles.found}>
            {found.map((customer) => (
              <li key={customer.id}>
                <ChoiceRow
                  picture={<Avatar name={customer.name} shape="round" size={36} />}
                  name={customer.name}
                  detail={<span className="figures">{customer.phone || customer.email}</span>}
                  aside={
                    customer.outstanding > 0 && (
                      <span className={styles.owes}>
                        {say('customer.outstanding', { amount: money(customer.outstanding) })}
                      </span>
                    )
                  }
                  onChoose={() => pick(customer)}
                />
              </li>
            ))}
          </ul>
        ) : (
          words !== '' && <p className={styles.none}>{say('customer.none', { words })}</p>
        )}
      </div>
    </Modal>
  );
}
