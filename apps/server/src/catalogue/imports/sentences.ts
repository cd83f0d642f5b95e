import { contactProblems } from '@sokoni/messages/en/accounts/contacts';
import { importColumns, importProblems } from '@sokoni/messages/en/catalogue/imports';
import { importAnswers } from '@sokoni/messages/en/catalogue/product-answers';
import { productProblems } from '@sokoni/messages/en/catalogue/product-problems';
import { commaText, listText } from '@sokoni/messages/list-text';
import { translator } from '@sokoni/messages/translator';
import { headerKey, type MappingCheck } from '@sokoni/rules/imports/import-file';
import type { ImportKind } from '@sokoni/rules/imports/import-mode';
import type { Finding, FindingColumn, ImportReason } from '@sokoni/rules/imports/import-reasons';
import type { RowFinding } from './import-items.ts';

/** What the calls of imports answer to a person, and what is said of the rows of a file. */
export const sayImport = translator({ importAnswers });

const sayColumn = translator({ importColumns });
const sayProblem = translator({ productProblems, contactProblems, importProblems });

/** What the fields of columns are called. */
export function columnName(column: FindingColumn): string {
  return sayColumn(`column.${column}`);
}

/** The meanings of columns by what the reader's language calls them, as a file of somebody's own may have them. */
export function meaningsByName<Field extends FindingColumn>(
  fields: Readonly<Record<Field, unknown>>,
): Record<string, Field> {
  return Object.fromEntries(
    (Object.keys(fields) as Field[]).map((field) => [headerKey(columnName(field)), field]),
  ) as Record<string, Field>;
}

/** What the rules have found, for a person. */
export function said(findings: readonly Finding[]): RowFinding[] {
  return findings.map((finding) => ({
    ...{ row: finding.row, level: finding.level },
    message: findingSentence(finding),
  }));
}

function findingSentence({ reason, column }: Finding): string {
  const name = column === undefined ? '' : columnName(column);
  if (reason.reason === 'cell_too_long') return sayProblem(reason.reason, { column: name, max: reason.max });
  const problem = sentenceOf(reason);
  return column === undefined ? problem : sayImport('row.inColumn', { column: name, problem });
}

/** Names are joined as the reader's language joins them. */
function sentenceOf(reason: Exclude<ImportReason, { reason: 'cell_too_long' }>): string {
  if ('names' in reason) return sayProblem(reason.reason, { names: listText(reason.names) });
  if ('options' in reason)
    return sayProblem(reason.reason, { ...reason, options: commaText(reason.options) });
  return sayProblem.reason(reason);
}

/** Why the columns cannot be read so. */
export function mappingSentence(kind: ImportKind, check: Extract<MappingCheck, { ok: false }>): string {
  if (check.reason === 'length') return sayImport('mapping.length', { columns: check.columns });
  if (check.reason === 'nameless') return sayImport(`mapping.nameless.${kind}`);
  return sayImport('mapping.repeated', { column: columnName(check.field as FindingColumn) });
}
