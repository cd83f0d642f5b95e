import { wholeReceiptNumber } from '#point-of-sale/receipt-number.ts';

/** A series of order numbers of a store. */
export interface OrderSeries {
  /** What the store counts it under. */
  readonly series: string;
  /** Printed before the figure; in upper case. */
  readonly prefix: string;
  readonly first: number;
}

/** A further series is a further line. A buyer need not see that the first sale is the first. */
export const orderSeries = {
  orders: { series: 'order', prefix: '#', first: 1001 },
  testOrders: { series: 'test_order', prefix: 'T-', first: 1001 },
} as const satisfies Record<string, OrderSeries>;

const allSeries: readonly OrderSeries[] = Object.values(orderSeries);

/** An order's number, whole, as it is printed, shown and searched: `#1001`, `T-1001`. */
export function orderNumber({ prefix }: Pick<OrderSeries, 'prefix'>, figure: number | string): string {
  return `${prefix}${figure}`;
}

export interface OrderSearchText {
  /** The numbers that the text can mean, as they are printed; empty when it can mean none. */
  numbers: string[];
  /** It is meant as a number and nothing else. */
  isNumberOnly: boolean;
  /** It is meant as the number of a test order. */
  isTest: boolean;
}

/**
 * What somebody who searches for this means by it. `1001` can be the number of an order of any series, or stand in a phone number
 * or an SKU, and `R2-123` the receipt `R2-000123`; `#1001` and `T-1001` are numbers and nothing else. Upper and lower case are the
 * same.
 */
export function readOrderSearch(text: string): OrderSearchText {
  const [, sign = '', word = ''] = /^\s*(#?)([A-Z0-9-]{1,30})\s*$/i.exec(text) ?? [];
  if (!/\d/.test(word)) return { numbers: [], isNumberOnly: false, isTest: false };
  const whole = word.toUpperCase();
  const inSeries = allSeries.flatMap((series) => {
    const figure = figureIn(whole, series);
    return figure === undefined ? [] : [orderNumber(series, figure)];
  });
  const isWhole = inSeries.includes(whole);
  const receipt = wholeReceiptNumber(whole);
  return {
    numbers: [...new Set([...inSeries, ...(receipt === null ? [] : [receipt]), whole])],
    isNumberOnly: sign === '#' || isWhole,
    isTest: isWhole && whole.startsWith(orderSeries.testOrders.prefix),
  };
}

/** `1001`, and behind the letters of the series `T-1001` or `T1001`. */
function figureIn(word: string, { prefix }: OrderSeries): string | undefined {
  const letters = prefix.replaceAll(/\W/g, '');
  return new RegExp(`^(?:${letters}-?)?(\\d+)$`).exec(word)?.[1];
}
