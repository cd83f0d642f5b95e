import type { Language } from '@sokoni/rules/languages';
import type { TranslationKind } from '@sokoni/rules/storefront/translations';
import { sql } from 'kysely';
import type { Db } from '#core/database/access/transaction.ts';

export interface TranslationRow {
  language: string;
  kind: TranslationKind;
  subject: string;
  field: string;
  text: string;
  source: string;
}

/** What is translated of one subject. */
export async function findTranslationsOf(
  db: Db,
  storeId: string,
  { language, kind, subject }: { language: Language; kind: TranslationKind; subject: string },
): Promise<TranslationRow[]> {
  const rows = await db
    .selectFrom('translations')
    .select(['language', 'kind', 'subject', 'field', 'text', 'source'])
    .where('store_id', '=', storeId)
    .where('language', '=', language)
    .where('kind', '=', kind)
    .where('subject', '=', subject)
    .execute();
  return rows as TranslationRow[];
}

/** What is translated of all but products, without the texts: only whether they are, and of what. */
export async function findMarks(db: Db, storeId: string): Promise<Omit<TranslationRow, 'text'>[]> {
  const { rows } = await sql<Omit<TranslationRow, 'text'>>`
    select language, kind, subject, field, source from translations
    where store_id = ${storeId} and kind <> 'product'`.execute(db);
  return rows;
}

export interface Translated {
  store_id: string;
  language: Language;
  kind: TranslationKind;
  subject: string;
}

export async function putTranslation(
  db: Db,
  at: Translated,
  values: { field: string; text: string; source: string; updated_at: Date; updated_by: string | null },
): Promise<void> {
  const { field, ...changed } = values;
  await db
    .insertInto('translations')
    .values({ ...at, ...values })
    .onConflict((conflict) =>
      conflict.columns(['store_id', 'language', 'kind', 'subject', 'field']).doUpdateSet(changed),
    )
    .execute();
}

export async function deleteTranslation(
  db: Db,
  { store_id, language, kind, subject }: Translated,
  field: string,
): Promise<void> {
  await db
    .deleteFrom('translations')
    .where('store_id', '=', store_id)
    .where('language', '=', language)
    .where('kind', '=', kind)
    .where('subject', '=', subject)
    .where('field', '=', field)
    .execute();
}
