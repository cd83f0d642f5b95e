import { translationKinds } from '@sokoni/rules/storefront/translations';
import { listSubjects, readTexts } from '#channels/storefront/translations/read-translations.ts';
import { saveTranslations } from '#channels/storefront/translations/save-translations.ts';
import type { Db } from '#core/database/access/transaction.ts';
import { changeStore } from '#tenancy/stores/update-store.ts';
import type { TranslatedShop } from './online-shop.ts';

const mostOfKind = 100;

/** Offers a shop of the demo in a second language, and translates what its words are known of. */
export async function translateShop(
  db: Db,
  storeId: string,
  { language, words }: TranslatedShop,
  { by, now }: { by: string; now: Date },
): Promise<void> {
  await changeStore(db, storeId, { extra_languages: [language] }, { gating: false, now });
  for (const kind of translationKinds) {
    const wanted = { language, kind, state: 'missing' as const, search: '', limit: mostOfKind, offset: 0 };
    const { items } = await listSubjects(db, storeId, wanted);
    for (const { subject } of items) {
      const { texts } = await readTexts(db, storeId, { language, kind, subject });
      const known = texts.flatMap(({ field, original }) => {
        const text = words[original];
        return text === undefined ? [] : [[field, text] as const];
      });
      if (known.length === 0) continue;
      const translated = { language, kind, subject, texts: Object.fromEntries(known) };
      await saveTranslations(db, storeId, translated, { by, now });
    }
  }
}
