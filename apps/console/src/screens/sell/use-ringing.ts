import { fromScaled } from '@sokoni/rules/money/decimal';
import { withItem } from '@sokoni/rules/point-of-sale/open-sale';
import { isSaleCode } from '@sokoni/rules/point-of-sale/sale-code';
import { sellingPrice } from '@sokoni/rules/pricing/selling-price';
import { useState } from 'react';
import { newUuid } from '#offline/new-uuid.ts';
import type { TillItem } from '#offline/search/till-item.ts';
import type { TillProduct, TillVariant } from '#offline/till-types.ts';
import { useMoneyText } from '#parts/money/money-text.ts';
import { itemName } from '#parts/products/variant-name.ts';
import { useScanner } from '#parts/scanning/use-scanner.ts';
import { saySell as say } from '#sentences/sell/counter.ts';
import { sayPastSales } from '#sentences/sell/past-sales.ts';
import { announce } from '#ui/feedback/announcer.tsx';
import { askingProblem } from './past-sales/asking-problem.ts';
import { type NamedSale, ownSaleOfCode, saleOfCode } from './past-sales/sale-of-code.ts';
import { type PackedGood, soldItem, stockProblem, unitsOf } from './products/sold-item.ts';
import type { OpenSalesHandle } from './sales/use-open-sales.ts';
import { useCashier, useTill } from './till-context.tsx';
import { useNotice } from './use-notice.ts';

interface Rung {
  product: TillProduct;
  variant: TillVariant;
  packed?: PackedGood | undefined;
}

/** Puts products into the current sale: touched, found, or scanned anywhere on the screen. */
export function useRinging({ current, change }: OpenSalesHandle) {
  const till = useTill();
  const cashier = useCashier();
  const money = useMoneyText();
  const [choosing, setChoosing] = useState<TillProduct | null>(null);
  /** The sale whose receipt was scanned. */
  const [receipt, setReceipt] = useState<NamedSale | null>(null);
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
    if (item) {
      pick(item);
      return true;
    }
    const sale = await saleOf(code, whole);
    if (sale) {
      notice(null);
      setReceipt(sale);
    }
    return sale !== null;
  }

  /** The sale whose receipt was scanned: of this device, else of the whole store. Why there is none is said. */
  async function saleOf(code: string, whole: string): Promise<NamedSale | null> {
    // Who trains opens no sales that happened.
    const codes = till.device.is_training ? [] : [whole, code];
    for (const one of codes) {
      const own = await ownSaleOfCode(till, one);
      if (own) return own;
    }
    const sought = codes.find(isSaleCode);
    if (sought === undefined) {
      notice(say('search.unknown', { words: code }));
      return null;
    }
    notice(sayPastSales('all.looking'));
    try {
      const found = await saleOfCode(till, sought, cashier.id);
      if (!found) notice(sayPastSales('all.unknown'));
      return found;
    } catch (error) {
      notice(askingProblem(error));
      return null;
    }
  }

  useScanner((code) => void ringCode(code));

  return { choosing, setChoosing, receipt, setReceipt, add, pick, ringCode };
}
