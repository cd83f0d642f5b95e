import { withItem } from '@sokoni/rules/point-of-sale/open-sale';
import { useState } from 'react';
import { newUuid } from '#offline/new-uuid.ts';
import type { TillItem } from '#offline/till-item.ts';
import type { TillProduct, TillVariant } from '#offline/till-types.ts';
import { itemName } from '#parts/products/variant-name.ts';
import { useScanner } from '#parts/scanning/use-scanner.ts';
import { saySell as say } from '#sentences/sell/counter.ts';
import { announce } from '#ui/feedback/announcer.tsx';
import { soldItem, stockProblem, unitsOf } from './products/sold-item.ts';
import type { OpenSalesHandle } from './sales/use-open-sales.ts';
import { useTill } from './till-context.tsx';
import { useNotice } from './use-notice.ts';

/** Puts products into the current sale: touched, found, or scanned anywhere on the screen. */
export function useRinging({ current, change }: OpenSalesHandle) {
  const { catalogue } = useTill();
  const [choosing, setChoosing] = useState<TillProduct | null>(null);
  const notice = useNotice();

  function add(product: TillProduct, variant: TillVariant, isMeant = false): void {
    setChoosing(null);
    const problem = isMeant ? null : stockProblem(variant, unitsOf(current, variant.id), 1);
    if (problem === 'inactive') notice(say('pick.inactive'));
    else if (problem === 'not_enough') {
      const onAction = () => add(product, variant, true);
      notice(say('pick.notEnough'), { label: say('pick.anyway'), onAction });
    } else {
      notice(null);
      announce(itemName(product.title, variant.name));
      change((sale) => withItem(sale, soldItem(product, variant), newUuid()));
    }
  }

  function pick({ product, variant }: TillItem): void {
    if (variant) add(product, variant);
    else setChoosing(product);
  }

  function ringCode(code: string): void {
    const item = catalogue.byCode(code);
    if (item) pick(item);
    else notice(say('search.unknown', { words: code }));
  }

  useScanner(ringCode);

  return { choosing, setChoosing, add, pick, ringCode };
}
