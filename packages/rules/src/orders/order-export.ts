import { safeCell } from '#imports/csv-cell.ts';
import type { CurrencyCode } from '#money/currencies.ts';
import { fromMinorUnits } from '#money/money.ts';
import { wallTimeOf } from '#wall-time.ts';
import type { OrderChannel } from './order-labels.ts';
import type { OrderState } from './order-state.ts';
import {
  type FulfilmentStatus,
  fulfilmentStatus,
  type PaymentStatus,
  paymentStatus,
} from './order-statuses.ts';
import type { PaymentType } from './payment-types.ts';

/** The columns of a file of orders in their order. */
export const orderExportColumns = [
  'number',
  'placed_at',
  'customer',
  'channel',
  'seller',
  'location',
  'units',
  'fulfilment',
  'tags',
  'note',
  'payment',
  'payment_type',
  'lines_total',
  'discount_total',
  'shipping',
  'vat_total',
  'returned_total',
  'returned_vat',
  'total',
  'paid',
  'refunded',
  'outstanding',
  'due_on',
] as const;

export type OrderExportColumn = (typeof orderExportColumns)[number];

const withoutMoney: readonly OrderExportColumn[] = [
  'number',
  'placed_at',
  'customer',
  'channel',
  'seller',
  'location',
  'units',
  'fulfilment',
  'tags',
  'note',
];

/** The columns that a role can have, in their order: without money those that tell nothing of it. */
export function orderColumnsFor({ seesMoney }: { seesMoney: boolean }): readonly OrderExportColumn[] {
  return seesMoney ? orderExportColumns : withoutMoney;
}

/** An order as it is exported; amounts in minor units, below zero for what is to be refunded. */
export interface ExportedOrder {
  readonly number: string;
  readonly state: OrderState;
  readonly channel: OrderChannel;
  readonly payment_type: PaymentType;
  /** ISO 8601. */
  readonly placed_at: string;
  /** `YYYY-MM-DD` where the store is; null for none. */
  readonly due_on: string | null;
  /** When the next of it is to be paid: of a deposit the day of the order. */
  readonly next_due_on: string | null;
  readonly customer: string;
  readonly seller: string;
  readonly location: string;
  readonly units: number;
  readonly tags: readonly string[];
  readonly note: string;
  readonly lines_total: number;
  readonly discount_total: number;
  readonly shipping: number;
  readonly vat_total: number;
  readonly returned_total: number;
  /** The VAT in what was returned: `vat_total` is that of the sale. */
  readonly returned_vat: number;
  readonly total: number;
  readonly paid: number;
  readonly refunded: number;
  readonly outstanding: number;
}

/** What a file of orders is made with: `today` is the day where the store is. */
export interface OrderExportScope {
  readonly columns: readonly OrderExportColumn[];
  readonly currency: CurrencyCode;
  readonly timezone: string;
  readonly today: string;
  /** How where an order comes from, and where it stands, is called. */
  readonly label: (key: OrderExportLabel) => string;
}

export type OrderExportLabel =
  | `channel.${OrderChannel}`
  | `type.${PaymentType}`
  | `payment.${PaymentStatus}`
  | `fulfilment.${FulfilmentStatus}`;

/** The row of an order, cell by cell in the order of the columns. Text that would run as a formula is quoted. */
export function orderExportCells(order: ExportedOrder, scope: OrderExportScope): string[] {
  return inTableOrder(scope.columns).map((column) => cellOf(order, column, scope));
}

/** The chosen columns in the order of the table, whichever way they were named. */
export function inTableOrder(columns: readonly OrderExportColumn[]): OrderExportColumn[] {
  return orderExportColumns.filter((column) => columns.includes(column));
}

function cellOf(order: ExportedOrder, column: OrderExportColumn, scope: OrderExportScope): string {
  switch (column) {
    case 'placed_at': {
      const { day, time } = wallTimeOf(order.placed_at, scope.timezone);
      return `${day} ${time}`;
    }
    case 'channel':
      return scope.label(`channel.${order.channel}`);
    case 'units':
      return String(order.units);
    case 'tags':
      return safeCell(order.tags.join(', '));
    case 'fulfilment': {
      const status = fulfilmentStatus(order.state);
      return status ? scope.label(`fulfilment.${status}`) : '';
    }
    case 'payment': {
      const status = paymentStatus(order, scope.today);
      return status ? scope.label(`payment.${status}`) : '';
    }
    case 'payment_type':
      return scope.label(`type.${order.payment_type}`);
    case 'due_on':
      return order.due_on ?? '';
    case 'number':
    case 'customer':
    case 'seller':
    case 'location':
    case 'note':
      return safeCell(order[column]);
    default:
      return fromMinorUnits(order[column], scope.currency);
  }
}
