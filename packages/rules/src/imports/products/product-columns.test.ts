import { describe, expect, it } from 'vitest';
import { checkMapping, locationOfHeader, recogniseColumns } from './product-columns.ts';
import { exportHeaders } from './product-export.ts';

describe('Recognised by their headers', () => {
  it('our own export, each column of it', () => {
    const headers = exportHeaders({
      currency: 'KES',
      seesMoney: true,
      seesCosts: true,
      locations: [
        { id: 'a', name: 'Main location' },
        { id: 'b', name: 'Stock at the back' },
      ],
    });
    const { format, mapping } = recogniseColumns(headers);
    expect(format).toBe('sokoni');
    expect(mapping).not.toContain(null);
    expect(mapping.filter((field) => field === 'stock_at')).toHaveLength(2);
    expect(mapping.filter((field) => field === 'stock_exported')).toHaveLength(2);
    expect(checkMapping(mapping, headers.length)).toEqual({ ok: true });
  });

  it.each([
    [['Handle', 'Title', 'Option1 Name', 'Option1 Value', 'Variant Price'], 'shopify'],
    [['URL handle', 'Title', 'Option1 name', 'Option1 value', 'Price'], 'shopify'],
    [['ID', 'Type', 'SKU', 'Name', 'Regular price'], 'woocommerce'],
    [['Product ID', 'Title'], 'sokoni'],
    [['Title', 'Price', 'Stock'], 'sokoni'],
    [['Title', 'Price', 'Stock', 'Row', 'Problem'], 'sokoni'],
    [['Title', 'Price', 'Stock', 'Remark'], 'other'],
    [['Product name', 'Selling price', 'Qty'], 'other'],
    [['Ware', 'Preis'], 'other'],
  ])('%j is %s', (headers, format) => {
    expect(recogniseColumns(headers).format).toBe(format);
  });

  it('our own export with the headers that it had before', () => {
    const headers = ['Product ID', 'Title', 'Option 1', 'Entry 1', 'Sales price', 'Low stock at'];
    expect(recogniseColumns(headers)).toEqual({
      format: 'sokoni',
      mapping: ['product_id', 'title', 'option1_name', 'option1_entry', 'sales_price', 'low_stock_at'],
    });
  });

  it('whatever their case and blanks', () => {
    expect(recogniseColumns([' HANDLE ', 'Option1   Name', 'variant PRICE'])).toEqual({
      format: 'shopify',
      mapping: ['handle', 'option1_name', 'price'],
    });
  });

  it('takes no meaning twice, and nothing from what an object inherits', () => {
    expect(recogniseColumns(['Title', 'Title', 'Price']).mapping).toEqual(['title', null, 'price']);
    expect(recogniseColumns(['Title', 'constructor', '__proto__', 'toString']).mapping).toEqual([
      'title',
      null,
      null,
      null,
    ]);
  });

  it('pictures and stock may stand in several columns', () => {
    const headers = [
      'Handle',
      'Option1 Name',
      'Image Src',
      'Variant Image',
      'Stock at Shop',
      'Stock at Shed',
    ];
    expect(recogniseColumns(headers).mapping.slice(2)).toEqual(['images', 'images', 'stock_at', 'stock_at']);
  });
});

describe('what the columns are said to mean', () => {
  it.each([
    [['title', 'price'], 'ok'],
    [['sku', 'price'], 'ok'],
    [['handle'], 'ok'],
    [['title', 'images', 'images'], 'ok'],
    [['title', 'price', 'price'], 'repeated'],
    [['price', null], 'nameless'],
    [[null], 'nameless'],
  ] as const)('%j: %s', (mapping, expected) => {
    const check = checkMapping(mapping, mapping.length);
    expect(check.ok ? 'ok' : check.reason).toBe(expected);
  });

  it('is said of every column', () => {
    expect(checkMapping(['title'], 2)).toMatchObject({ reason: 'length' });
  });

  it('names the column that is there twice', () => {
    expect(checkMapping(['title', 'sku', 'sku'], 3)).toMatchObject({
      reason: 'repeated',
      field: 'sku',
    });
  });
});

it('the place of a stock column is what follows "Stock at"', () => {
  expect(locationOfHeader('Stock at  Main location ')).toBe('Main location');
  expect(locationOfHeader('stock at Stock at the back')).toBe('Stock at the back');
  expect(locationOfHeader('Stock at Main location when exported')).toBe('Main location');
});
