import { csvLine, exportHeaders, exportRows } from '@sokoni/rules/product-export';

const scope = {
  currency: 'USD',
  seesMoney: true,
  seesCosts: true,
  locations: [],
} as const;

const plain = {
  entries: [],
  active: true,
  track_quantity: true,
  price: 1250,
  sales_price: null,
  on_sales: false,
  cost: 800,
  sku: 'KG-RED-S',
  barcode: '',
  weight_grams: 400,
  low_stock_at: 3,
  stock: {},
};

/** A file to fill in: the columns of ours, and a product in two sizes to follow. */
export function templateText(): string {
  const rows = exportRows(
    {
      id: '',
      title: 'Kanga',
      description: '<p>Cotton, two pieces</p>',
      status: 'draft',
      brand: 'Mali',
      category: ['Clothes', 'Fabric'],
      tags: ['cotton', 'new'],
      exempt_vat: false,
      options: [{ name: 'Size', entries: ['S', 'M'] }],
      images: [],
      variants: [
        { ...plain, entries: ['S'], sku: 'KG-S' },
        { ...plain, entries: ['M'], sku: 'KG-M' },
      ],
    },
    scope,
  );
  const headers = exportHeaders(scope);
  const stockAt = headers.indexOf('Low stock at') + 1;
  const withStock = [headers, ...rows].map((line, index) =>
    line.toSpliced(stockAt, 0, index === 0 ? 'Stock' : String(index * 10)),
  );
  return `\uFEFF${withStock.map(csvLine).join('')}`;
}

export function saveTemplate(): void {
  const url = URL.createObjectURL(new Blob([templateText()], { type: 'text/csv' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = 'products-template.csv';
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
}
