import { describe, expect, it } from 'vitest';
import {
  type ExportedOrder,
  inTableOrder,
  orderColumnsFor,
  orderExportCells,
  orderExportColumns,
} from './order-export.ts';

const order: ExportedOrder = {
  ...{ number: '#1001', state: 'part_returned', channel: 'in_person', payment_type: 'credit' },
  ...{ placed_at: '2026-11-24T22:30:00.000Z', due_on: '2026-11-30', next_due_on: '2026-11-24' },
  ...{
    customer: '=Asha',
    seller: '+Juma',
    location: '@Shop',
    units: 4,
    tags: ['-gift', 'rush'],
    note: 'Ring',
  },
  ...{
    lines_total: 200_000,
    discount_total: 5_000,
    shipping: 1_000,
    vat_total: 27_034,
    returned_total: 49_000,
    returned_vat: 6_759,
  },
  ...{ total: 147_000, paid: 150_000, refunded: 0, outstanding: -3_000 },
};
const scope = {
  ...({ currency: 'KES', timezone: 'Africa/Nairobi', today: '2026-12-01' } as const),
  label: (key: string) => key,
};

describe('A file of orders', () => {
  it('says that an order is late of which the deposit alone is', () => {
    const late: ExportedOrder = { ...order, state: 'placed', due_on: '2026-12-31', outstanding: 1000 };
    expect(orderExportCells(late, { ...scope, columns: ['payment', 'due_on'] })).toEqual([
      'payment.overdue',
      '2026-12-31',
    ]);
  });

  it('has a cell for every column, written as a person reads it, and no formula', () => {
    const columns = orderColumnsFor({ seesMoney: true });
    expect(inTableOrder(columns)).toEqual(orderExportColumns);
    expect(orderExportCells(order, { ...scope, columns })).toEqual([
      ...[
        '#1001',
        '2026-11-25 01:30',
        "'=Asha",
        'channel.in_person',
        "'+Juma",
        "'@Shop",
        '4',
        'fulfilment.part_returned',
      ],
      ...[
        "'-gift, rush",
        'Ring',
        'payment.refund_due',
        'type.credit',
        '2000.00',
        '50.00',
        '10.00',
        '270.34',
        '490.00',
        '67.59',
      ],
      ...['1470.00', '1500.00', '0.00', '-30.00', '2026-11-30'],
    ]);
  });

  it('has the chosen columns in the order of the table, whichever way they are named', () => {
    const columns = ['total', 'number'] as const;
    expect(inTableOrder(columns)).toEqual(['number', 'total']);
    expect(orderExportCells(order, { ...scope, columns })).toEqual(['#1001', '1470.00']);
  });

  it('leaves empty what an order does not have', () => {
    const bare: ExportedOrder = { ...order, customer: '', due_on: null, state: 'cancelled', outstanding: 0 };
    const columns = ['customer', 'due_on', 'payment', 'fulfilment'] as const;
    expect(orderExportCells(bare, { ...scope, columns })).toEqual(['', 'fulfilment.cancelled', '', '']);
  });

  it('tells nothing of money to who sees none', () => {
    const seen = orderColumnsFor({ seesMoney: false });
    const isOfMoney = /total|vat|paid|payment|refund|shipping|outstanding|due/;
    expect(seen.filter((column) => isOfMoney.test(column))).toEqual([]);
    const hidden = orderColumnsFor({ seesMoney: true }).filter((column) => !seen.includes(column));
    expect(hidden.filter((column) => !isOfMoney.test(column))).toEqual([]);
  });
});
