import { customerFigures } from '@sokoni/rules/imports/customers/customer-columns';
import { customerHeaders, customerRows } from '@sokoni/rules/imports/customers/customer-export';
import { priceHeaders, priceRows } from '@sokoni/rules/imports/price-export';
import { csvLine, exportHeaders, exportRows } from '@sokoni/rules/imports/products/product-export';
import { saveBlob } from '#parts/documents/save-blob.ts';

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
      tax_percent: null,
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
  const stockAt = headers.indexOf('Reorder point') + 1;
  const withStock = [headers, ...rows].map((line, index) =>
    line.toSpliced(stockAt, 0, index === 0 ? 'Stock' : String(index * 10)),
  );
  return `\uFEFF${withStock.map(csvLine).join('')}`;
}

/** The same for customers: one with two addresses, each in a row of its own. */
export function customerTemplateText(): string {
  const sees = { currency: 'USD', seesSales: true } as const;
  const address = { id: null, recipient: '', phone: '', line2: '', region: '', country: 'KE' };
  const rows = customerRows(
    {
      id: '',
      name: 'Asha Mwangi',
      email: 'asha@example.com',
      phone: '+254722000111',
      group: 'Schools',
      credit_limit: 50_000,
      notes: 'Pays on Fridays',
      addresses: [
        { ...address, label: 'Shop', line1: 'Moi Avenue 12', city: 'Nairobi', postal_code: '00100' },
        { ...address, label: 'Home', line1: 'Ngong Road 3', city: 'Nairobi', postal_code: '00505' },
      ],
      outstanding: 0,
      spent: 0,
      store_credit: 0,
      order_count: 0,
    },
    sees,
  );
  const own = customerHeaders(sees).slice(0, -customerFigures.length);
  // Whoever fills it in names the customer of a further row by the e-mail.
  const email = own.indexOf('Email');
  const named = rows.map((row) => row.slice(0, own.length).with(email, 'asha@example.com'));
  return `\uFEFF${[own, ...named].map(csvLine).join('')}`;
}

/** The same for prices: an item with two of them, by quantity. */
export function priceTemplateText(): string {
  const breaks = [
    { minimum: 1, unit_price: 1200 },
    { minimum: 12, unit_price: 1100 },
  ];
  const item = { sku: 'KG-S', barcode: '', product: 'Kanga', variant: 'S', variant_id: '', breaks };
  // Our exports name the variant too; whoever fills a file in names it by a code.
  const lines = [priceHeaders(), ...priceRows(item, scope.currency)].map((line) => line.slice(0, -1));
  return `\uFEFF${lines.map(csvLine).join('')}`;
}

export function saveProductTemplate(): void {
  saveText(templateText(), 'products-template.csv');
}

export function saveCustomerTemplate(): void {
  saveText(customerTemplateText(), 'customers-template.csv');
}

export function savePriceTemplate(): void {
  saveText(priceTemplateText(), 'prices-template.csv');
}

function saveText(text: string, name: string): void {
  saveBlob(new Blob([text], { type: 'text/csv' }), name);
}
