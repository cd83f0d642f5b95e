import { importColumns } from '@sokoni/messages/en/catalogue/imports';
import { translator } from '@sokoni/messages/translator';
import { customerFields, recogniseCustomerColumns } from '@sokoni/rules/imports/customers/customer-columns';
import { importFields, recogniseColumns } from '@sokoni/rules/imports/products/product-columns';
import { languageCodes } from '@sokoni/rules/languages';
import { describe, expect, it } from 'vitest';
import { inLanguage } from '#core/language/in-language.ts';
import { meaningsByName } from './sentences.ts';

const say = translator({ importColumns });
const product = ['title', 'description', 'brand', 'price', 'sales_price', 'cost', 'quantity'] as const;
const customer = ['name', 'email', 'phone', 'group', 'notes', 'city', 'country'] as const;

describe.each(languageCodes)('A file whose columns are called as %s calls them', (language) => {
  const inIt = <T>(work: () => T) => inLanguage(language, work);

  it('of products is understood', () => {
    const headers = product.map((field) => say.in(language)(`column.${field}`));
    expect(inIt(() => recogniseColumns(headers, meaningsByName(importFields))).mapping).toEqual(product);
  });

  it('of customers is understood', () => {
    const headers = customer.map((field) => say.in(language)(`column.${field}`));
    const found = inIt(() => recogniseCustomerColumns(headers, meaningsByName(customerFields)));
    expect(found.mapping).toEqual(customer);
  });

  it('is as well understood with the headers of our own files', () => {
    const headers = product.map((field) => importFields[field].header);
    expect(inIt(() => recogniseColumns(headers, meaningsByName(importFields)))).toEqual({
      format: 'sokoni',
      mapping: product,
    });
  });
});
