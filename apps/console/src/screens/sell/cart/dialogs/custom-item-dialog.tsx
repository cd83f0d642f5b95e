import { currencyOf } from '@sokoni/rules/money/currencies';
import { maxPrice } from '@sokoni/rules/money/price-change';
import { orderLimits } from '@sokoni/rules/orders/order-labels';
import { type OpenSale, withItem, withLine } from '@sokoni/rules/point-of-sale/open-sale';
import { isQuantity } from '@sokoni/rules/products/product-check';
import { useState } from 'react';
import { newUuid } from '#offline/new-uuid.ts';
import { useCurrency, useCurrencySign } from '#parts/money/money-text.ts';
import { amountOf, countOf } from '#parts/numbers/typed-number.ts';
import { customItem } from '#screens/sell/products/sold-item.ts';
import { sayLine as say } from '#sentences/sell/line.ts';
import { TextField } from '#ui/fields/text-field.tsx';
import { FormModal } from '#ui/overlays/form-modal.tsx';
import { FigureField } from '../keypad/figure-field.tsx';
import styles from '../keypad/keypad.module.css';
import { Keypad } from '../keypad/keypad.tsx';
import { useKeypad } from '../keypad/use-keypad.ts';

interface CustomItemDialogProps {
  /** Who approved it; null where the cashier may. */
  approvedBy: string | null;
  onChange: (update: (sale: OpenSale) => OpenSale) => void;
  onClose: () => void;
}

type Problems = Partial<Record<'title' | 'price' | 'quantity', string>>;

/** Sells what is not in the catalogue. */
export function CustomItemDialog({ approvedBy, onChange, onClose }: CustomItemDialogProps) {
  const currency = useCurrency();
  const sign = useCurrencySign();
  const [title, setTitle] = useState('');
  const [figures, setFigures] = useState({ price: '', quantity: '1' });
  const [problems, setProblems] = useState<Problems>({});
  const keypad = useKeypad<'price' | 'quantity'>(
    'price',
    { price: currencyOf(currency).decimals, quantity: 0 },
    (field) => figures[field],
    (field, text) => {
      setProblems({});
      setFigures((before) => ({ ...before, [field]: text }));
    },
  );

  function add(): void {
    const price = amountOf(figures.price, currency);
    const quantity = countOf(figures.quantity) ?? 0;
    const found: Problems = {};
    if (title.trim() === '') found.title = say('problem.title');
    if (price === null || price < 0) found.price = say('problem.price');
    else if (price > maxPrice) found.price = say('problem.tooLarge');
    if (quantity < 1) found.quantity = say('problem.quantity');
    else if (!isQuantity(quantity)) found.quantity = say('problem.tooLarge');
    if (price === null || Object.keys(found).length > 0) {
      setProblems(found);
      return;
    }
    const lineId = newUuid();
    onChange((sale) => {
      const added = withItem(sale, customItem(title.trim()), lineId, quantity);
      return {
        ...withLine(added, lineId, { unit_price: price }),
        approved_by: approvedBy ?? sale.approved_by,
      };
    });
    onClose();
  }

  return (
    <FormModal
      title={say('custom.title')}
      size="lg"
      confirmLabel={say('custom.add')}
      onSubmit={add}
      onClose={onClose}
    >
      <div className={styles.beside}>
        <div className={styles.fields}>
          <TextField
            autoFocus
            size="lg"
            label={say('custom.name')}
            autoComplete="off"
            maxLength={orderLimits.titleLength}
            error={problems.title}
            value={title}
            onChange={(event) => {
              setProblems({});
              setTitle(event.target.value);
            }}
          />
          <FigureField
            label={say('price')}
            error={problems.price}
            start={<span aria-hidden="true">{sign}</span>}
            {...keypad.bind('price')}
          />
          <FigureField label={say('quantity')} error={problems.quantity} {...keypad.bind('quantity')} />
        </div>
        <Keypad hasPoint={keypad.hasPoint} onKey={keypad.press} />
      </div>
    </FormModal>
  );
}
