import { publishChange } from '#core/database/events/publish.ts';
import { pageWindow } from '#core/http/paging.ts';
import type { StoreHandler } from '#core/http/route.ts';
import { listSubjects, readSummary, readTexts } from './read-translations.ts';
import { saveTranslations } from './save-translations.ts';
import { sayTranslation } from './sentences.ts';

const base = '/marketplace/v1/stores/{id}/storefront/translations';

export const getTranslations: StoreHandler<`GET ${typeof base}`> = async ({ read, storeId }) => ({
  data: await read((db) => readSummary(db, storeId)),
});

export const getSubjects: StoreHandler<`GET ${typeof base}/subjects`> = async ({ read, storeId, query }) => {
  const { page, limit } = query;
  const found = await read((db) => listSubjects(db, storeId, { ...query, ...pageWindow(query) }));
  return { data: { ...found, page, limit } };
};

export const getTexts: StoreHandler<`GET ${typeof base}/texts`> = async ({ read, storeId, query }) => ({
  data: await read((db) => readTexts(db, storeId, query)),
});

export const putTexts: StoreHandler<`PUT ${typeof base}/texts`> = async (call) => {
  const { storeId, body, caller, now } = call;
  const data = await call.command('translate', async (db, notes) => {
    const name = await saveTranslations(db, storeId, body, { by: caller.userId, now });
    publishChange(db, 'storefront', []);
    const { language, kind, texts } = body;
    notes.audit({
      subject: `store:${storeId}`,
      after: { language, translated: kind, name, texts: Object.keys(texts).length },
    });
    return readTexts(db, storeId, body);
  });
  return { data, message: sayTranslation('saved') };
};
