import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { customerLimits } from '#customers/customer-check.ts';
import { recogniseCustomerColumns } from './customer-columns.ts';
import { customerHeaders, customerRows } from './customer-export.ts';
import { type CustomerReading, customerDraftOf, customerOfRow } from './customer-import-draft.ts';
import {
  type KnownCustomer,
  meantCustomer,
  type PlannedAddress,
  planCustomer,
} from './customer-import-plan.ts';

const reading = (headers: readonly string[]): CustomerReading => ({
  ...recogniseCustomerColumns(headers),
  currency: 'KES',
  phoneOf: (text) => (/^(?:0|\+254)\d+$/.test(text) ? phoneInKenya(text.replace(/^0/, '+254')) : null),
  phoneExample: '+254712123456',
  countryOf: (text) => (/^[a-z]{2}$/i.test(text) ? text.toUpperCase() : null),
});

const phoneInKenya = (phone: string) => ({ phone, forms: [phone] });

/** What one customer of a file would be. */
function planned(headers: string, rows: readonly string[], known: KnownCustomer | null = null) {
  const columns = reading(headers.split(','));
  const { draft, findings } = customerDraftOf(
    columns,
    rows.map((row, index) => ({ row: index + 2, cells: row.split(',') })),
  );
  const plan = planCustomer(draft, known, 'add_and_update');
  return { ...plan, draft, findings: [...findings, ...plan.findings] };
}

const address: PlannedAddress = {
  id: 'a1',
  label: 'Shop',
  recipient: '',
  phone: '',
  line1: 'Moi Avenue 12',
  line2: '',
  city: 'Nairobi',
  region: '',
  postal_code: '00100',
  country: 'KE',
};

const asha: KnownCustomer = {
  id: 'c1',
  name: 'Asha',
  email: 'asha@example.com',
  phone: '+254722000111',
  notes: '',
  group: 'Schools',
  credit_limit: 5000,
  addresses: [address],
};

const unreadable = (cell: string) => ({ reason: 'amount_unreadable', cell, example: '1500.50' });

const unreadablePhone = (cell: string) => ({ reason: 'phone_unreadable', cell, example: '+254712123456' });

describe('A customer of a file', () => {
  it('that is new has what the file says, and blanks else', () => {
    expect(
      planned('First name,Last name,E-mail,Credit limit', ['Asha,Mwangi,a@example.com,12.5']),
    ).toMatchObject({
      action: 'create',
      findings: [],
      after: { name: 'Asha Mwangi', email: 'a@example.com', phone: '', group: '', credit_limit: 1250 },
      addresses: null,
    });
  });

  it('that is known keeps what the file does not say', () => {
    expect(planned('Name,E-mail,Group,Notes', ['Asha M.,,SCHOOLS,'], asha)).toMatchObject({
      action: 'update',
      before: { name: 'Asha' },
      after: { name: 'Asha M.' },
    });
    expect(planned('Name,Group', ['Asha,schools'], asha).action).toBe('same');
  });

  it('is a company where nobody is named, else the company receives the goods', () => {
    const headers = 'First name,Company,Address line 1';
    expect(planned(headers, [',Hotel Coast,Harbour 1'])).toMatchObject({
      after: { name: 'Hotel Coast' },
      addresses: [{ recipient: '' }],
    });
    expect(planned(headers, ['Asha,Hotel Coast,Harbour 1'])).toMatchObject({
      after: { name: 'Asha' },
      addresses: [{ recipient: 'Hotel Coast' }],
    });
  });

  it.each([
    ['Name,Phone', 'Asha,1e3', 'phone', unreadablePhone('1e3')],
    ['Name,Credit limit', 'Asha,1e3', 'credit_limit', unreadable('1e3')],
    ['Name,Credit limit', 'Asha,-1', 'credit_limit', { reason: 'amount_negative' }],
    ['Name,Credit limit', 'Asha,NaN', 'credit_limit', unreadable('NaN')],
    [
      ...['Name,Credit limit', 'Asha,0.005', 'credit_limit'],
      { reason: 'amount_decimals', cell: '0.005', decimals: 2 },
    ],
    [...['Name,E-mail', 'Asha,nowhere', 'email'], { reason: 'email_invalid' }],
    [
      ...['Name,Address line 1,Country', 'Asha,Harbour 1,Nowhere', 'country'],
      { reason: 'country_unreadable', cell: 'Nowhere' },
    ],
    ['Name,City', `Asha,${'x'.repeat(121)}`, 'city', { reason: 'cell_too_long', max: 120 }],
    ['Email', 'a@example.com', 'name', { reason: 'name_required' }],
  ] as [headers: string, row: string, column: string, reason: unknown][])(
    '%s of %s: %s',
    (headers, row, column, reason) => {
      const found = planned(headers, [row]);
      expect(found.findings).toContainEqual({ row: 2, level: 'error', column, reason });
    },
  );

  it('is never asked for what stands in the store already', () => {
    const old = { ...asha, phone: '0722', addresses: [{ ...address, line1: '' }] };
    expect(planned('Name,E-mail', ['Asha M.,asha@example.com'], old)).toMatchObject({
      action: 'update',
      findings: [],
    });
  });
});

describe('Rows of one customer', () => {
  const headers = 'Customer ID,Phone,E-mail,Credit limit,Group';
  const findingsOf = (...rows: string[]) => planned(headers, rows, asha).findings;

  it('may spell one value differently', () => {
    expect(
      findingsOf(
        'c1,0722000111,asha@example.com,1500,Schools',
        'C1,+254722000111,Asha@Example.com,KES 1500.00,schools',
      ),
    ).toEqual([]);
  });

  it('say other values twice', () => {
    const rows = ['c1,0722000111,a@example.com,1500,', 'c1,0722000112,b@example.com,1501,', 'c1,,,many,'];
    expect(findingsOf(...rows).map(({ row, column }) => [row, column])).toEqual([
      [3, 'phone'],
      [3, 'email'],
      [3, 'credit_limit'],
      [4, 'credit_limit'],
    ]);
  });
});

describe('The addresses of a customer of a file', () => {
  const headers = 'Customer ID,Name,Address ID,Address line 1,City,Country';

  it('are those with their ID, else those in the same street and town, else new ones after the others', () => {
    const { addresses } = planned(
      headers,
      ['c1,Asha,,MOI avenue 12,,TZ', 'c1,,A1,,Thika,', 'c1,,,Moi Avenue 12,Mombasa,'],
      asha,
    );
    expect(addresses).toMatchObject([
      { id: 'a1', line1: 'MOI avenue 12', city: 'Thika', country: 'TZ', postal_code: '00100' },
      { id: null, line1: 'Moi Avenue 12', city: 'Mombasa' },
    ]);
  });

  it('without a street are left out, with a word', () => {
    expect(planned(headers, ['c1,Asha,,,Nairobi,KE'])).toMatchObject({
      addresses: null,
      findings: [{ row: 2, level: 'warning', reason: { reason: 'no_street' } }],
    });
  });
});

describe('Whom a row is about', () => {
  const others = [
    { id: 'c2', name: 'Juma', email: '', phone: '+254733' },
    { id: 'c3', name: 'Juma', email: '', phone: '' },
    { id: 'c4', name: 'Amina', email: 'amina@example.com', phone: '+254733' },
  ];
  const meant = (headers: string, row: string) => {
    const { draft } = planned(headers, [row]);
    const found = meantCustomer(draft, [asha, ...others]);
    return found.ok ? (found.customer?.id ?? null) : found.reason;
  };

  it.each([
    ['Customer ID,Name', 'C4,Juma', 'c4'],
    ['Name,E-mail', 'Somebody,ASHA@example.com', 'c1'],
    ['Name,E-mail,Phone', 'Juma,new@example.com,+254733', 'c2'],
    ['Name,Phone', 'Juma,+254722000111', 'c1'],
    ['Name,Phone', 'Juma,+254733', { reason: 'phone_of_several', names: ['Juma', 'Amina'] }],
    ['Name', 'Juma', 'c3'],
    ['Name,E-mail', 'Juma,new@example.com', null],
    ['Name', 'Amina', null],
  ])('%s of %s', (headers, row, id) => {
    expect(meant(headers, row)).toEqual(id);
  });

  it('is told by its key: further rows have the same, or nothing that says who', () => {
    const columns = reading(['Customer ID', 'Name', 'E-mail', 'Phone', 'City']);
    const key = (row: string, before?: string) => customerOfRow(columns, row.split(','), before);
    expect(key('c1,Asha,,,')).toBe('id:c1');
    expect(key(',Asha,A@example.com,,')).toBe('email:a@example.com');
    expect(key(',Asha,,+254722,')).toBe('phone:+254722');
    expect(key(',Asha,,,')).toBe('name:asha');
    expect(key(',,,,Nairobi', 'id:c1')).toBe('id:c1');
    expect(key(',,,,Nairobi')).toBe('nobody');
    expect(key(',,,,')).toBeUndefined();
  });
});

const word = fc
  .oneof(
    fc.constantFrom('=1+1', '+2', '-3', '@x', "'", "''=a", 'a,b'),
    fc.string({ unit: 'binary', maxLength: 10 }),
  )
  .map((text) => text.replaceAll(/[^\P{Cc}\t\r\n]/gu, '').trim());
const somebody = word.map((text) => text || 'Somebody');
const phone = fc.constantFrom('', '+254722000111');

describe('An export of customers', () => {
  it('imported again changes nothing, whoever the customer is', () => {
    const customers = fc.record({
      id: fc.constant('c1'),
      name: somebody,
      email: fc.constantFrom('', 'a@example.com'),
      phone,
      notes: word,
      group: word,
      credit_limit: fc.option(fc.integer({ min: 0, max: customerLimits.maxCredit })),
      addresses: fc.array(
        fc.record({
          id: fc.uuid(),
          label: word,
          recipient: word,
          phone,
          line1: somebody,
          line2: word,
          city: word,
          region: word,
          postal_code: word,
          country: fc.constantFrom('', 'KE'),
        }),
        { maxLength: 3 },
      ),
      outstanding: fc.nat(),
      spent: fc.nat(),
      store_credit: fc.nat(),
      order_count: fc.nat(),
    });
    fc.assert(
      fc.property(customers, fc.boolean(), (customer, seesSales) => {
        const scope = { currency: 'KES', seesSales } as const;
        const columns = reading(customerHeaders(scope));
        const rows = customerRows(customer, scope).map((cells, index) => ({ row: index + 2, cells }));
        const key = customerOfRow(columns, rows[0]?.cells ?? [], undefined);
        expect(rows.map(({ cells }) => customerOfRow(columns, cells, undefined))).toEqual(
          rows.map(() => key),
        );
        const { draft, findings } = customerDraftOf(columns, rows);
        expect(findings).toEqual([]);
        expect(planCustomer(draft, customer, 'add_and_update')).toMatchObject({
          action: 'same',
          findings: [],
        });
        expect(rows.flatMap(({ cells }) => cells).filter((cell) => /^[=+\-@]/.test(cell))).toEqual([]);
      }),
    );
  });

  it('shows no figures to who sees none', () => {
    const figures = { outstanding: 777, spent: 777, store_credit: 777, order_count: 777, credit_limit: 777 };
    const cells = customerRows({ ...asha, ...figures }, { currency: 'KES', seesSales: false });
    expect(JSON.stringify(cells)).not.toContain('7.77');
    expect(cells[0]).toHaveLength(customerHeaders({ currency: 'KES', seesSales: false }).length);
  });
});
