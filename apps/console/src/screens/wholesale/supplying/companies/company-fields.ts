import type { PaymentTerms } from '@sokoni/rules/wholesale/payment-terms';
import type { CompanyChange } from '#api/wholesale/supplying.ts';
import type { Company } from '#contract-types.ts';
import { saySupplying } from '#sentences/wholesale/parts.ts';
import type { ChosenPriceList } from '../form/price-list-select.tsx';
import { percentOf } from '../form/typed-percent.ts';
import type { Problems } from '../form/use-typed-form.ts';

/** What is agreed with a company, as it is typed. */
export interface CompanyFields {
  status: Company['status'];
  price_list: ChosenPriceList | null;
  payment_terms: PaymentTerms | null;
  deposit_percent: string;
  tax_exempt: boolean;
  tax_number: string;
}

export function companyFields(company: Company): CompanyFields {
  const { status, price_list, payment_terms, deposit_percent, tax_exempt, tax_number } = company;
  return {
    status,
    price_list,
    payment_terms,
    deposit_percent: deposit_percent === null ? '' : String(Number(deposit_percent)),
    tax_exempt,
    tax_number,
  };
}

export function companyProblems({ deposit_percent }: CompanyFields): Problems<CompanyFields> {
  return percentOf(deposit_percent) === undefined ? { deposit_percent: saySupplying('problem.deposit') } : {};
}

export function companyChange(typed: CompanyFields, version: number): CompanyChange {
  const { status, price_list, payment_terms, deposit_percent, tax_exempt, tax_number } = typed;
  return {
    version,
    status,
    price_list_id: price_list?.id ?? null,
    payment_terms,
    deposit_percent: percentOf(deposit_percent) ?? null,
    tax_exempt,
    tax_number: tax_number.trim(),
  };
}
