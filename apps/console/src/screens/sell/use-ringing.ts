import { fromScaled } from '@sokoni/rules/money/decimal';
import { withItem } from '@sokoni/rules/point-of-sale/open-sale';
import { sellingPrice } from '@sokoni/rules/pricing/selling-price';
import { useState } from 'react';
import { newUuid } from '#offline/new-uuid.ts';
import type { TillItem } from '#offline/search/till-item.ts';
import type { OutboxRowOf } from '#offline/till-database.ts';
import type { TillProduct, TillVariant } from '#offline/till-types.ts';
import { useMoneyText } from '#parts/money/money-text.ts';
import { itemName } from '#parts/products/variant-name.ts';
import { useScanner } from '#parts/scanning/use-scanner.ts';
import { saySell as say } from '#sentences/sell/counter.ts';
import { announce } from '#ui/feedback/announcer.tsx';
import { saleNumbered } from './past-sales/sought-sale.ts';
import { type PackedGood, soldItem, stockProblem, unitsOf } from './products/sold-item.ts';
import type { OpenSalesHandle } from './sales/use-open-sales.ts';
import { useTill } from './till-context.tsx';
import { useNotice } from './use-notice.ts';

/** A number may be among the words of other sales, too. */
const mostSought = 50;

interface Rung {
  product: TillProduct;
  variant: TillVariant;
  packed?: PackedGood | undefined;
}

/** Puts products into the current sale: touched, found, or scanned anywhere on the screen. */
export function useRinging({ current, change }: OpenSalesHandle) {
  const till = useTill();
  const money = useMoneyText();
  const [choosing, setChoosing] = useState<TillProduct | null>(null);
  /** The sale whose receipt was scanned. */
  const [receipt, setReceipt] = useState<OutboxRowOf<'sale'> | null>(null);
  const notice = useNotice();

  function add({ product, variant, packed }: Rung, isMeant = false): void {
    setChoosing(null);
    const known = { ...variant, available: till.available(variant) };
    const problem = isMeant ? null : stockProblem(known, unitsOf(current, variant.id), 1);
    if (problem === 'inactive') notice(say('pick.inactive'));
    else if (problem === 'not_enough') {
      const onAction = () => add({ product, variant, packed }, true);
      notice(say('pick.notEnough'), { label: say('pick.anyway'), onAction });
    } else {
      notice(null);
      announce(itemName(product.title, variant.name));
      change((sale) => withItem(sale, soldItem(product, variant, packed), newUuid()));
    }
  }

  function pick({ product, variant, price, weighed }: TillItem): void {
    if (!variant) setChoosing(product);
    else if (!weighed) add({ product, variant });
    else add({ product, variant, packed: { ...weighed, price, text: weightText(variant, weighed.grams) } });
  }

  function weightText(variant: TillVariant, grams: number | null): string {
    if (grams === null) return '';
    return say('line.weight', { weight: fromScaled(grams, 3), price: money(sellingPrice(variant).price) });
  }

  async function ringCode(code: string, whole = code): Promise<boolean> {
    const item = (await till.findCode(whole)) ?? (await till.findCode(code));
    const sale = item ? undefined : ((await saleOf(whole)) ?? (await saleOf(code)));
    if (item) pick(item);
    else if (sale) {
      notice(null);
      setReceipt(sale);
    } else notice(say('search.unknown', { words: code }));
    return Boolean(item ?? sale);
  }

  /** The sale of this device with this number on its receipt; none for somebody who trains. */
  async function saleOf(number: string): Promise<OutboxRowOf<'sale'> | undefined> {
    return till.device.is_training ? undefined : saleNumbered(await till.sales(mostSought, number), number);
  }

  useScanner((code) => void ringCode(code));

  return { choosing, setChoosing, receipt, setReceipt, add, pick, ringCode };
}
