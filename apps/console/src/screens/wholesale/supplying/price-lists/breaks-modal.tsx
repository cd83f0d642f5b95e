import { priceListLimits } from '@sokoni/rules/wholesale/price-breaks';
import { PlusIcon, XIcon } from 'lucide-react';
import { useState } from 'react';
import { useSetListedPrices } from '#api/wholesale/price-lists.ts';
import type { ListedPrice } from '#contract-types.ts';
import { showFailure } from '#parts/forms/checked-form.ts';
import { isSame } from '#parts/forms/is-same.ts';
import { MoneyInput } from '#parts/money/money-input.tsx';
import { useCurrency, useMoneyText } from '#parts/money/money-text.ts';
import { CountInput } from '#parts/numbers/count-input.tsx';
import { itemName } from '#parts/products/variant-name.ts';
import { sayPriceLists as say } from '#sentences/wholesale/price-lists.ts';
import { Button, IconButton } from '#ui/buttons/button.tsx';
import { toast } from '#ui/feedback/toast.tsx';
import { Muted } from '#ui/layout/layout.tsx';
import { FormModal } from '#ui/overlays/form-modal.tsx';
import {
  type BreakFields,
  blankBreak,
  breakFields,
  breakProblems,
  breaksOf,
  priceHints,
} from './break-fields.ts';
import styles from './price-lists.module.css';

interface BreaksModalProps {
  listId: string;
  item: ListedPrice;
  onClose: () => void;
}

/** What one variant costs in a list, by quantity. */
export function BreaksModal({ listId, item, onClose }: BreaksModalProps) {
  const currency = useCurrency();
  const money = useMoneyText();
  const [kept] = useState(() => breakFields(item.breaks, currency));
  const [rows, setRows] = useState(() => (kept.length === 0 ? [blankBreak([])] : kept));
  const [isTried, setIsTried] = useState(false);
  const setPrices = useSetListedPrices(listId);
  const problems = breakProblems(rows, currency);
  const hints = priceHints(rows, currency);
  const name = itemName(item.product_title, item.variant_name);

  async function save(): Promise<void> {
    setIsTried(true);
    if (problems.some(({ minimum, price }) => minimum || price)) return;
    try {
      const breaks = breaksOf(rows, currency);
      await setPrices.mutateAsync({ prices: [{ variant_id: item.variant_id, breaks }] });
      toast.success(say('breaks.saved', { item: name }));
      onClose();
    } catch (error) {
      showFailure(error);
    }
  }

  const change = (key: string, changed: Partial<BreakFields>) =>
    setRows((before) => before.map((row) => (row.key === key ? { ...row, ...changed } : row)));

  return (
    <FormModal
      title={say('breaks.title', { item: name })}
      confirmLabel={say('breaks.save')}
      busy={setPrices.isPending}
      locked={kept.length > 0 && !isSame(kept, rows)}
      onSubmit={save}
      onClose={onClose}
    >
      <div>
        <p>{say('breaks.retail', { amount: money(item.price) })}</p>
        <Muted>{say(rows.length === 0 ? 'breaks.none' : 'breaks.hint')}</Muted>
      </div>
      {rows.length > 0 && (
        <ol className={styles.breaks} aria-label={say('breaks.caption')}>
          <li aria-hidden="true" className={styles.breakHead}>
            <span>{say('breaks.from')}</span>
            <span>{say('breaks.price')}</span>
            <span />
          </li>
          {rows.map(({ key, minimum, price }, index) => (
            <li key={key} className={styles.break}>
              <CountInput
                label={say('breaks.fromOf', { row: index + 1 })}
                hideLabel
                min={1}
                error={isTried ? problems[index]?.minimum : undefined}
                value={minimum}
                onChange={(text) => change(key, { minimum: text })}
              />
              <MoneyInput
                label={say('breaks.priceOf', { row: index + 1 })}
                hideLabel
                error={isTried ? problems[index]?.price : undefined}
                hint={hints[index]}
                value={price}
                onChange={(text) => change(key, { price: text })}
              />
              <span className={styles.cross}>
                <IconButton
                  size="sm"
                  label={say('breaks.remove', { row: index + 1 })}
                  icon={<XIcon size={16} />}
                  onClick={() => setRows(rows.filter((row) => row.key !== key))}
                />
              </span>
            </li>
          ))}
        </ol>
      )}
      {rows.length < priceListLimits.breaks ? (
        <div>
          <Button
            size="sm"
            icon={<PlusIcon size={16} />}
            onClick={() => setRows([...rows, blankBreak(rows)])}
          >
            {say('breaks.add')}
          </Button>
        </div>
      ) : (
        <Muted>{say('breaks.most', { max: priceListLimits.breaks })}</Muted>
      )}
    </FormModal>
  );
}
