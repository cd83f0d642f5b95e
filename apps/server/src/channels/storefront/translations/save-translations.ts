import type { Language } from '@sokoni/rules/languages';
import type { TranslatableText } from '@sokoni/rules/storefront/translations';
import { safeDescription } from '#catalogue/products/description.ts';
import type { Db } from '#core/database/access/transaction.ts';
import { DomainError } from '#core/errors/domain-error.ts';
import { deleteTranslation, putTranslation } from './queries.ts';
import { assertOffered } from './read-translations.ts';
import { sayTranslation } from './sentences.ts';
import { markOf, readSubject, type Subject } from './subjects.ts';

export interface NewTranslations extends Pick<Subject, 'kind' | 'subject'> {
  language: Language;
  /** By field; one that is empty is not translated any more. */
  texts: Readonly<Record<string, string>>;
}

/**
 * Keeps translations of a subject, sanitised as what they translate, with the originals that they are of.
 * @returns how the subject is called
 * @throws DomainError `not_found`, `invalid_fields`
 */
export async function saveTranslations(
  db: Db,
  storeId: string,
  { language, kind, subject, texts }: NewTranslations,
  { by, now }: { by: string | null; now: Date },
): Promise<string> {
  await assertOffered(db, storeId, language);
  const known = await readSubject(db, storeId, kind, subject);
  if (!known) throw new DomainError('not_found');
  const wanted = Object.entries(texts).map(([field, typed]) => ({
    field,
    original: known.texts.find((text) => text.field === field),
    typed,
  }));
  const problems = wanted.flatMap(({ field, original, typed }) => {
    const problem = problemOf(original, typed);
    return problem === null ? [] : [[`texts.${field}`, problem] as const];
  });
  const [first] = problems;
  if (first)
    throw new DomainError('invalid_fields', { message: first[1], fields: Object.fromEntries(problems) });
  const at = { store_id: storeId, language, kind, subject };
  for (const { field, original, typed } of wanted) {
    const text = original?.format === 'html' ? safeDescription(typed) : typed;
    if (!original || text === '') await deleteTranslation(db, at, field);
    else {
      const source = markOf(original.original);
      await putTranslation(db, at, { field, text, source, updated_at: now, updated_by: by });
    }
  }
  return known.name;
}

function problemOf(original: TranslatableText | undefined, typed: string): string | null {
  if (!original) return sayTranslation('unknownText');
  return typed.length > original.max ? sayTranslation('tooLong', { max: original.max }) : null;
}
