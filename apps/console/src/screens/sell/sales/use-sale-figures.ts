import { type OpenSale, type SaleFigures, saleFigures } from '@sokoni/rules/point-of-sale/open-sale';
import { useMemo } from 'react';
import type { TillSetup } from '#offline/till-types.ts';
import { useTill } from '../till-context.tsx';

/** A discount of the store as the till offers it; how often the customer has used it, only the server knows. */
export type TillDiscount = TillSetup['discounts'][number] & { customer_uses: number };

/** What a sale comes to now, with the prices, discounts and VAT of the device's copy. */
export function useSaleFigures(sale: OpenSale): SaleFigures<TillDiscount> {
  const setup = useTill().setup();
  return useMemo(() => {
    const discounts = setup.discounts.map((discount) => ({ ...discount, customer_uses: 0 }));
    const { store, categories } = setup;
    return saleFigures(sale, { vat: store.vat, discounts, categories, at: new Date().toISOString() });
  }, [sale, setup]);
}
