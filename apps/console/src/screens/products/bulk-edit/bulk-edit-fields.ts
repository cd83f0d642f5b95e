import { type CurrencyCode, currencyOf } from '@sokoni/rules/money/currencies';
import { isChangePercent, mostPercent } from '@sokoni/rules/money/price-change';
import type { BulkEdit, BulkEditKind, RoundedChange } from '@sokoni/rules/products/bulk-edit';
import type { ProductStatus } from '@sokoni/rules/products/product-check';
import { amountOf, amountProblem } from '#parts/numbers/typed-number.ts';
import { sayBulkEdit } from '#sentences/products/bulk-edits.ts';

/** How amounts change. */
export type AmountMode = 'set' | 'raise' | 'lower' | 'add' | 'subtract' | 'kept';

/** What is typed for a change of many products; each kind reads its own part. */
export interface EditFields {
  status: ProductStatus;
  tags: readonly string[];
  category_id: string | null;
  brand: string;
  exempt_vat: boolean;
  mode: AmountMode;
  amount: string;
  percent: string;
  /** Minor units that amounts are rounded to. */
  round_to: number;
}

export type EditProblems = Partial<Record<'tags' | 'amount' | 'percent', string>>;

export const blankEdit: EditFields = {
  status: 'active',
  tags: [],
  category_id: null,
  brand: '',
  exempt_vat: true,
  mode: 'set',
  amount: '',
  percent: '',
  round_to: 1,
};

/** The ways in which the amounts of a kind can change. */
export function modesOf(kind: BulkEditKind): readonly AmountMode[] {
  if (kind === 'start_sale') return ['lower', 'subtract', 'set', 'kept'];
  return ['set', 'raise', 'lower', 'add', 'subtract'];
}

/** Steps that prices are rounded to in a currency: a minor unit, then whole units from one up. */
export function roundingSteps(currency: CurrencyCode): number[] {
  const unit = 10 ** currencyOf(currency).decimals;
  return [...new Set([1, ...[1, 5, 10, 50, 100, 500, 1000].map((units) => units * unit)])];
}

/** The change that is typed, or what is wrong with it. */
export function readEdit(
  kind: BulkEditKind,
  fields: EditFields,
  currency: CurrencyCode,
): { ok: true; edit: BulkEdit } | { ok: false; problems: EditProblems } {
  switch (kind) {
    case 'status':
      return { ok: true, edit: { kind, status: fields.status } };
    case 'add_tags':
    case 'remove_tags':
      if (fields.tags.length === 0) return { ok: false, problems: { tags: sayBulkEdit('problem.tags') } };
      return { ok: true, edit: { kind, tags: fields.tags } };
    case 'category':
      return { ok: true, edit: { kind, category_id: fields.category_id } };
    case 'brand':
      return { ok: true, edit: { kind, brand: fields.brand.trim() } };
    case 'vat':
      return { ok: true, edit: { kind, exempt_vat: fields.exempt_vat } };
    case 'end_sale':
    case 'delete':
      return { ok: true, edit: { kind } };
    default: {
      if (kind === 'start_sale' && fields.mode === 'kept') return { ok: true, edit: { kind, change: null } };
      const read = readChange(fields, currency);
      return read.ok ? { ok: true, edit: { kind, change: read.change } } : read;
    }
  }
}

function readChange(
  { mode, amount, percent, round_to }: EditFields,
  currency: CurrencyCode,
): { ok: true; change: RoundedChange } | { ok: false; problems: EditProblems } {
  if (mode === 'raise' || mode === 'lower') {
    const isPercentage = isChangePercent(mode, percent) && Number(percent) > 0;
    const most = mostPercent[mode];
    if (!isPercentage) return { ok: false, problems: { percent: sayBulkEdit('problem.percent', { most }) } };
    return { ok: true, change: { kind: mode, percent: percent.trim(), round_to } };
  }
  const minor = amountOf(amount, currency);
  const problem = amountProblem(amount, currency);
  if (problem) return { ok: false, problems: { amount: problem } };
  if (minor === null) return { ok: false, problems: { amount: sayBulkEdit('problem.amount') } };
  if (mode === 'set') return { ok: true, change: { kind: 'set', price: minor, round_to: 1 } };
  return { ok: true, change: { kind: 'add', amount: mode === 'subtract' ? -minor : minor, round_to } };
}
