import { changedFields } from '#core/database/commands/audit.ts';
import { publishChange } from '#core/database/events/publish.ts';
import type { StoreHandler } from '#core/http/route.ts';
import { say } from '../sentences.ts';
import type { KeptPreferences } from './queries.ts';
import { changePreferences, readPreferences } from './save-preferences.ts';

/** The password itself never leaves the server, not even hashed. */
function preferencesView({ password_hash, ...preferences }: KeptPreferences) {
  return { ...preferences, has_password: password_hash !== null };
}

export const getPreferences: StoreHandler<'GET /marketplace/v1/stores/{id}/storefront/preferences'> = async (
  call,
) => ({
  data: preferencesView(await call.read((db) => readPreferences(db, call.storeId))),
});

export const putPreferences: StoreHandler<'PUT /marketplace/v1/stores/{id}/storefront/preferences'> = async (
  call,
) => {
  const { storeId, body, services } = call;
  const { password: typed, ...change } = body;
  // Hashing takes its time: no transaction waits for it.
  const password = typed === undefined ? undefined : { typed, hash: await services.passwords.hash(typed) };
  const data = await call.command('update_storefront_preferences', async (db, notes) => {
    const { before, after } = await changePreferences(db, storeId, change, password);
    publishChange(db, 'storefront', []);
    const { version: _, ...set } = preferencesView(after);
    notes.audit({
      subject: `store:${storeId}`,
      ...changedFields(
        { ...preferencesView(before), password_changed: false },
        { ...set, password_changed: password !== undefined },
      ),
    });
    return preferencesView(after);
  });
  return { data, message: say('preferencesSaved') };
};
