import { safeCell } from '#imports/csv-cell.ts';
import type { CurrencyCode } from '#money/currencies.ts';
import { fromMinorUnits } from '#money/money.ts';
import { wallTimeOf } from '#wall-time.ts';
import { type OrderChannel, orderChannels } from './order-labels.ts';
import type { OrderState } from './order-state.ts';
import { fulfilmentStatus, fulfilmentStatuses, paymentStatus, paymentStatuses } from './order-statuses.ts';
import { type PaymentType, paymentTypeLabels } from './payment-types.ts';

/** The columns of a file of orders in their order, with their headers. */
export const orderExportColumns = {
  number: 'Order',
  placed_at: 'Date',
  customer: 'Customer',
  channel: 'Channel',
  seller: 'Seller',
  location: 'Location',
  units: 'Items',
  fulfilment: 'Fulfilment status',
  tags: 'Tags',
  note: 'Note',
  payment: 'Payment status',
  payment_type: 'Payment type',
  lines_total: 'Subtotal',
  discount_total: 'Discounts',
  shipping: 'Shipping',
  vat_total: 'VAT',
  returned_total: 'Returned',
  total: 'Total',
  paid: 'Paid',
  refunded: 'Refunded',
  outstanding: 'Balance due',
  due_on: 'Due date',
} as const;

export type OrderExportColumn = keyof typeof orderExportColumns;

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

const all = Object.keys(orderExportColumns) as OrderExportColumn[];

/** The columns that a role can have, in their order: without money those that tell nothing of it. */
export function orderColumnsFor({ seesMoney }: { seesMoney: boolean }): readonly OrderExportColumn[] {
  return seesMoney ? all : withoutMoney;
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
}

/** The chosen columns in the order of the table, whichever way they were named. */
export function orderExportHeaders({ columns }: Pick<OrderExportScope, 'columns'>): string[] {
  return chosen(columns).map((column) => orderExportColumns[column]);
}

/** The row of an order, cell by cell in the order of the headers. Text that would run as a formula is quoted. */
export function orderExportCells(order: ExportedOrder, scope: OrderExportScope): string[] {
  return chosen(scope.columns).map((column) => cellOf(order, column, scope));
}

function chosen(columns: readonly OrderExportColumn[]): OrderExportColumn[] {
  return all.filter((column) => columns.includes(column));
}

function cellOf(order: ExportedOrder, column: OrderExportColumn, scope: OrderExportScope): string {
  switch (column) {
    case 'placed_at': {
      const { day, time } = wallTimeOf(order.placed_at, scope.timezone);
      return `${day} ${time}`;
    }
    case 'channel':
      return orderChannels[order.channel];
    case 'units':
      return String(order.units);
    case 'tags':
      return safeCell(order.tags.join(', '));
    case 'fulfilment': {
      const status = fulfilmentStatus(order.state);
      return status ? fulfilmentStatuses[status] : '';
    }
    case 'payment': {
      const status = paymentStatus(order, scope.today);
      return status ? paymentStatuses[status] : '';
    }
    case 'payment_type':
      return paymentTypeLabels[order.payment_type];
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
