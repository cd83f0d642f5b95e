import type { Calls } from '@sokoni/contract/calls';
import type { Language } from '@sokoni/rules/languages';
import type { TranslationKind } from '@sokoni/rules/storefront/translations';
import { keys } from '#api/client/keys.ts';
import { useStoreList, useStoreQuery, useStoreSend } from '#api/client/store-calls.ts';
import type { Answer } from '#contract-types.ts';

const base = '/marketplace/v1/stores/{id}/storefront/translations';
const allKey = (storeId: string) => [...keys.storefront(storeId), 'translations'] as const;

export type TranslatedLanguage = Answer<`GET ${typeof base}`>['languages'][number];
export type TranslatedSubject = Answer<`GET ${typeof base}/subjects`>['items'][number];
export type SubjectTexts = Answer<`GET ${typeof base}/texts`>;

/** What a subject is named by, in one language. */
export interface SubjectPlace {
  language: Language;
  kind: TranslationKind;
  subject: string;
}

/** How much of the shop is translated. */
export function useTranslationCounts() {
  return useStoreQuery(`GET ${base}`, { key: (storeId) => [...allKey(storeId), 'counts'] });
}

export function useSubjects(query: NonNullable<Calls[`GET ${typeof base}/subjects`]['query']>) {
  return useStoreList(`GET ${base}/subjects`, {
    key: (storeId) => [...allKey(storeId), 'page', query],
    query,
  });
}

/** The texts of a subject beside their translations. */
export function useSubjectTexts(place: SubjectPlace) {
  return useStoreQuery(`GET ${base}/texts`, {
    key: (storeId) => [...allKey(storeId), 'texts', place],
    query: place,
  });
}

export function useTranslate() {
  return useStoreSend(`PUT ${base}/texts`, {}, (_, storeId, client) =>
    client.invalidateQueries({ queryKey: allKey(storeId) }),
  );
}
