import type { Page } from 'playwright-core';
import { call } from '#support/server/api.ts';
import type { Credentials } from './sign-in.ts';

/**
 * Leaves in the browser what logging in and going to a store leave there, without walking through the two screens:
 * shell-session.test proves that it is the same. The store must be named when there are several.
 */
export async function keepSession(
  page: Page,
  url: string,
  { email, password }: Credentials,
  storeName = '',
): Promise<void> {
  // Something light of the same origin, which runs nothing.
  await page.goto('/livez');
  const login = await call(url, 'POST /accounts/api/v1/auth/users/login', {
    headers: { 'user-agent': await page.evaluate(() => navigator.userAgent) },
    body: { app_id: 'sokoni', email, password },
  });
  const { token = '' } = login;
  const { stores } = (await call(url, 'GET /marketplace/v1/user/start', { token })).data;
  const [store, another] = stores.filter(({ name }) => name.includes(storeName));
  if (!store || another) throw new Error(`${another ? 'Several stores are' : 'No store is'} “${storeName}”`);
  const me = await call(url, 'GET /accounts/api/v1/users/me', { token });

  const seconds = login.data.expires_in;
  const expiresAt = Date.now() + seconds * 1000;
  const cookie = { url, expires: Math.floor(expiresAt / 1000), sameSite: 'Strict' as const };
  await page.context().addCookies([
    { ...cookie, name: 'sokoni_user_token', value: encodeURIComponent(`Bearer ${token}`) },
    {
      ...cookie,
      name: 'sokoni_business_token',
      value: encodeURIComponent(`Bearer ${store.business_token}`),
    },
  ]);
  const kept = {
    sokoni_app_version: '7',
    sokoni_session: JSON.stringify({ id: crypto.randomUUID(), seconds, expiresAt }),
    sokoni_admin_info: JSON.stringify(me.data),
    sokoni_stores: JSON.stringify(stores),
    sokoni_active_store: JSON.stringify(store),
    sokoni_active_store_id: store.id,
    sokoni_active_store_currency_code: store.currency_code,
    sokoni_active_store_stats: JSON.stringify(store.stats),
    sokoni_mode: store.mode,
  };
  await page.evaluate(
    ([local, storeId]) => {
      for (const [key, value] of Object.entries(local)) localStorage.setItem(key, value);
      sessionStorage.setItem('sokoni_tab_store_id', storeId);
    },
    [kept, store.id] as const,
  );
}
