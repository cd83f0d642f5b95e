import { recogniseCustomerColumns } from '@sokoni/rules/imports/customers/customer-columns';
import { customerDraftOf, customerOfRow } from '@sokoni/rules/imports/customers/customer-import-draft';
import { groupOf } from '@sokoni/rules/imports/import-row';
import { recognisePriceColumns } from '@sokoni/rules/imports/price-columns';
import { priceDraftOf } from '@sokoni/rules/imports/price-import';
import { recogniseColumns } from '@sokoni/rules/imports/products/product-columns';
import { draftOf } from '@sokoni/rules/imports/products/product-import-draft';
import { describe, expect, it } from 'vitest';
import { customerTemplateText, priceTemplateText, templateText } from './template.ts';

const linesOf = (text: string) =>
  text
    .replace('\uFEFF', '')
    .trim()
    .split('\r\n')
    .map((line) =>
      [...line.matchAll(/"((?:[^"]|"")*)"|([^,]+)|(?<=^|,)(?=,|$)/g)].map((cell) => cell[1] ?? cell[2] ?? ''),
    );

describe('the template of an import', () => {
  it('is a file that an import takes as one of ours', () => {
    const [headers = [], ...rows] = linesOf(templateText());
    const { format, mapping } = recogniseColumns(headers);
    expect(format).toBe('sokoni');
    expect(mapping.every((field) => field !== null)).toBe(true);
    const reading = {
      format,
      headers,
      mapping,
      currency: 'KES',
      locations: mapping.map((field) => (field === 'quantity' ? 'here' : null)),
    } as const;
    const first = groupOf(reading, rows[0] ?? [], undefined);
    expect(rows.map((cells) => groupOf(reading, cells, first))).toEqual([first, first]);
    const { draft, findings } = draftOf(
      reading,
      rows.map((cells, index) => ({ row: index + 2, cells })),
    );
    expect(findings).toEqual([]);
    expect(draft).toMatchObject({
      title: 'Kanga',
      category: ['Clothes', 'Fabric'],
      variants: [
        { entries: ['S'], price: 1250, stock: { here: 10 } },
        { entries: ['M'], price: 1250, stock: { here: 20 } },
      ],
    });
  });

  it('of customers is one of ours too, with a customer of two addresses', () => {
    const [headers = [], ...rows] = linesOf(customerTemplateText());
    const { format, mapping } = recogniseCustomerColumns(headers);
    expect(format).toBe('sokoni');
    expect(mapping.every((field) => field !== null)).toBe(true);
    const reading = {
      format,
      mapping,
      currency: 'KES',
      phoneOf: (phone: string) => ({ phone, forms: [phone] }),
      phoneExample: '+254712123456',
      countryOf: (country: string) => country,
    } as const;
    const first = customerOfRow(reading, rows[0] ?? [], undefined);
    expect(rows.map((cells) => customerOfRow(reading, cells, first))).toEqual([first, first]);
    const { draft, findings } = customerDraftOf(
      reading,
      rows.map((cells, index) => ({ row: index + 2, cells })),
    );
    expect(findings).toEqual([]);
    expect(draft).toMatchObject({
      name: 'Asha Mwangi',
      phone: '+254722000111',
      credit_limit: 50_000,
      addresses: [{ label: 'Shop' }, { label: 'Home' }],
    });
  });

  it('of prices is one of ours too, with an item of two', () => {
    const [headers = [], ...rows] = linesOf(priceTemplateText());
    const { format, mapping } = recognisePriceColumns(headers);
    expect(format).toBe('sokoni');
    expect(mapping.every((field) => field !== null)).toBe(true);
    const { draft, findings } = priceDraftOf(
      { mapping, currency: 'KES' },
      rows.map((cells, index) => ({ row: index + 2, cells })),
    );
    expect(findings).toEqual([]);
    expect(draft).toMatchObject({ codes: { skuKey: 'kg-s' }, breaks: [{ minimum: 1 }, { minimum: 12 }] });
  });
});
