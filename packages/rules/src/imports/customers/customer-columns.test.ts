import { describe, expect, it } from 'vitest';
import { checkCustomerMapping, customerFields, recogniseCustomerColumns } from './customer-columns.ts';
import { customerHeaders } from './customer-export.ts';

const shopify =
  'Customer ID,First Name,Last Name,Email,Accepts Email Marketing,Default Address Company,Default Address Address1,Default Address Address2,Default Address City,Default Address Province Code,Default Address Country Code,Default Address Zip,Default Address Phone,Phone,Accepts SMS Marketing,Total Spent,Total Orders,Note,Tax Exempt,Tags';
const olderShopify =
  'First Name,Last Name,Email,Accepts Marketing,Company,Address1,Address2,City,Province,Province Code,Country,Country Code,Zip,Phone,Total Spent,Total Orders,Tags,Note,Tax Exempt';
const analytics =
  'Name,Username,Last Active,Date Registered,Email,Orders,Total Spend,AOV,Country / Region,City,Region,Postal Code';
const wooUsers =
  'user_email,first_name,last_name,billing_company,billing_phone,billing_address_1,billing_city,billing_country';

describe('The headers of a file of customers', () => {
  it.each([
    [customerHeaders({ currency: 'KES', seesSales: true }).join(','), 'sokoni'],
    [customerHeaders({ currency: 'KES', seesSales: false }).join(','), 'sokoni'],
    [shopify, 'shopify'],
    [olderShopify, 'shopify'],
    [analytics, 'woocommerce'],
    [wooUsers, 'woocommerce'],
    ['Name,Email', 'sokoni'],
    ['Name,E-mail', 'sokoni'],
    ['Name,E-mail,Row,Problem', 'sokoni'],
    ['Client,Mobile number,Town', 'other'],
  ])('%j is %s', (headers, format) => {
    const found = recogniseCustomerColumns(headers.split(','));
    expect(found.format).toBe(format);
    expect(checkCustomerMapping(found.mapping, found.mapping.length)).toEqual({ ok: true });
  });

  it('of Shopify mean the person, the note and the default address, and nothing that the store does not keep', () => {
    const { mapping } = recogniseCustomerColumns(shopify.split(','));
    expect(mapping).toEqual([
      null,
      'first_name',
      'last_name',
      'email',
      null,
      'company',
      'line1',
      'line2',
      'city',
      'region',
      'country',
      'postal_code',
      'address_phone',
      'phone',
      null,
      null,
      null,
      'notes',
      null,
      null,
    ]);
    expect(
      recogniseCustomerColumns(olderShopify.split(',')).mapping.filter((field) => field === 'country'),
    ).toEqual(['country']);
  });

  it('of our own are all read but the figures', () => {
    const headers = customerHeaders({ currency: 'KES', seesSales: true });
    const { mapping } = recogniseCustomerColumns(headers);
    const left = headers.filter((_, index) => mapping[index] === null);
    expect(left).toEqual(['Outstanding', 'Total spent', 'Store credit', 'Orders']);
  });

  it.each([
    [['name'], 2, 'length'],
    [['name', 'name'], 2, 'repeated'],
    [['city', null], 2, 'nameless'],
  ] as const)('%j for %i columns is refused: %s', (mapping, columns, reason) => {
    expect(checkCustomerMapping(mapping, columns)).toMatchObject({ ok: false, reason });
  });

  it('have a name each', () => {
    const headers = Object.values(customerFields).map(({ header }) => header.toLowerCase());
    expect(new Set(headers).size).toBe(headers.length);
  });
});
