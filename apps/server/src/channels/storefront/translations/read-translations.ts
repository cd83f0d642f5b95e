import type { translationCalls } from '@sokoni/contract/storefront/translations';
import type { Language } from '@sokoni/rules/languages';
import {
  addCounts,
  countTranslations,
  type TranslationCounts,
  translationKinds,
  translationState,
} from '@sokoni/rules/storefront/translations';
import type * as z from 'zod';
import { findShopLanguages } from '#channels/storefront/web/shop-queries.ts';
import type { Db } from '#core/database/access/transaction.ts';
import { DomainError } from '#core/errors/domain-error.ts';
import { countProductTexts, findTranslatableProducts, type ProductSearch } from './product-queries.ts';
import { findMarks, findTranslationsOf } from './queries.ts';
import { markOf, readSubject, readSubjects, type Subject } from './subjects.ts';

const base = '/marketplace/v1/stores/{id}/storefront/translations';
type Summary = z.output<(typeof translationCalls)[`GET ${typeof base}`]['data']>;
type Listed = Omit<
  z.output<(typeof translationCalls)[`GET ${typeof base}/subjects`]['data']>,
  'page' | 'limit'
>;
type Texts = z.output<(typeof translationCalls)[`GET ${typeof base}/texts`]['data']>;

const none: TranslationCounts = { texts: 0, missing: 0, outdated: 0 };

/** How much of the shop is translated, in each language that it offers beside its main one. */
export async function readSummary(db: Db, storeId: string): Promise<Summary> {
  const [main, ...extra] = await findShopLanguages(db, storeId);
  const countOf = await subjectCounts(db, storeId);
  const subjects = await readSubjects(db, storeId);
  const languages: Summary['languages'] = [];
  for (const language of extra) {
    const products = await countProductTexts(db, storeId, language);
    const kinds = translationKinds.map((kind) => ({
      kind,
      ...(kind === 'product'
        ? products
        : subjects
            .filter((subject) => subject.kind === kind)
            .map((subject) => countOf(language, subject))
            .reduce(addCounts, none)),
    }));
    languages.push({ language, ...kinds.reduce(addCounts, none), kinds });
  }
  return { main, languages };
}

/** A page of what has texts of one kind. */
export async function listSubjects(
  db: Db,
  storeId: string,
  { kind, ...search }: ProductSearch & Pick<Subject, 'kind'>,
): Promise<Listed> {
  const { language, state, limit, offset } = search;
  await assertOffered(db, storeId, language);
  if (kind === 'product') {
    const { rows, total } = await findTranslatableProducts(db, storeId, search);
    return { items: rows, total };
  }
  const countOf = await subjectCounts(db, storeId);
  const words = search.search.toLowerCase();
  const found = (await readSubjects(db, storeId, kind))
    .filter((one) => one.kind === kind && one.name.toLowerCase().includes(words))
    .map((one) => ({ subject: one.subject, name: one.name, ...countOf(language, one) }))
    .filter((counts) => state === 'all' || counts[state] > 0);
  return { items: found.slice(offset, offset + limit), total: found.length };
}

/**
 * The texts of a subject beside what is translated of them.
 * @throws DomainError `not_found`
 */
export async function readTexts(
  db: Db,
  storeId: string,
  at: Pick<Subject, 'kind' | 'subject'> & { language: Language },
): Promise<Texts> {
  await assertOffered(db, storeId, at.language);
  const subject = await readSubject(db, storeId, at.kind, at.subject);
  if (!subject) throw new DomainError('not_found');
  const kept = await findTranslationsOf(db, storeId, at);
  const texts = subject.texts.map((text) => {
    const translation = kept.find(({ field }) => field === text.field);
    const state = translationState(translation, markOf(text.original));
    return { ...text, text: translation?.text ?? '', state };
  });
  return { ...subject, texts };
}

/** @throws DomainError `not_found` for a language in which the shop is not read, and for its main one */
export async function assertOffered(db: Db, storeId: string, language: Language): Promise<void> {
  const [, ...extra] = await findShopLanguages(db, storeId);
  if (!extra.includes(language)) throw new DomainError('not_found');
}

/** Counts what is translated of subjects that are no products. */
async function subjectCounts(
  db: Db,
  storeId: string,
): Promise<(language: Language, subject: Subject) => TranslationCounts> {
  const marks = await findMarks(db, storeId);
  const keyOf = (...parts: string[]) => JSON.stringify(parts);
  const sources = new Map(
    marks.map(({ language, kind, subject, field, source }) => [
      keyOf(language, kind, subject, field),
      { text: '', source },
    ]),
  );
  return (language, { kind, subject, texts }) =>
    countTranslations(
      texts.map(({ field, original }) =>
        translationState(sources.get(keyOf(language, kind, subject, field)), markOf(original)),
      ),
    );
}
