import { priceOfWeight, readWeighedCode } from '@sokoni/rules/point-of-sale/weighed-goods';
import { sellingPrice } from '@sokoni/rules/pricing/selling-price';
import type { TillSetup } from '#offline/till-types.ts';
import type { TillItem } from './till-item.ts';

/** What the scales of a store print, and in which money. */
export interface ScaleSetup extends Pick<TillSetup, 'layout'> {
  readonly store: Pick<TillSetup['store'], 'currency_code'>;
}

/** A code to look for, and what the item that has it is sold as. */
export interface CodeSought {
  code: string;
  asSold(item: TillItem): TillItem;
}

/** What a scanned code may stand for, the likeliest first: the code of an item itself, or what a scale printed for one. */
export function codesSought(scanned: string, setup: ScaleSetup): CodeSought[] {
  const code = scanned.trim();
  if (code === '') return [];
  const read = readWeighedCode(code, setup.layout.barcode_rules, setup.store.currency_code);
  const ofScale = read?.codes.map((own) => ({
    code: own,
    asSold: (item: TillItem): TillItem => ({
      ...item,
      price: read.price ?? priceByWeight(item, read.grams ?? 0),
      weighed: { grams: read.grams },
    }),
  }));
  return [{ code, asSold: (item) => item }, ...(ofScale ?? [])];
}

function priceByWeight({ variant, price }: TillItem, grams: number): number {
  return priceOfWeight(variant ? sellingPrice(variant).price : price, grams);
}
