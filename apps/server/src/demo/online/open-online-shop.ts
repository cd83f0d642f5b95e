import { defaultDocument } from '@sokoni/themes/document/default-document.ts';
import type { Page, ThemeDocument } from '@sokoni/themes/document/document.ts';
import { publishDraft, readLook, saveDraft } from '#channels/storefront/looks/look.ts';
import { addTextPage } from '#channels/storefront/text-pages/text-pages.ts';
import type { Config } from '#core/config/config.ts';
import type { Db } from '#core/database/access/transaction.ts';
import { newId } from '#core/ids.ts';
import { changePickup, readPickup } from '#sales/delivery/save-pickup.ts';
import { addZone } from '#sales/delivery/save-zone.ts';
import { changeManualPayments } from '#sales/manual-payments/save-manual-payments.ts';
import { changeStore } from '#tenancy/stores/update-store.ts';
import { findCategoryIds } from '../queries.ts';
import type { HomeSection, OnlineShop } from './online-shop.ts';
import { translateShop } from './translate-shop.ts';

interface Opening {
  config: Config;
  /** Who publishes it. */
  by: string;
  now: Date;
}

/** Opens the shop of a store of the demo: its pages, delivery, payments, and its look, published. */
export async function openOnlineShop(
  db: Db,
  storeId: string,
  shop: OnlineShop,
  { config, by, now }: Opening,
): Promise<void> {
  for (const { title, slug, body } of shop.pages) {
    const page = { title, slug, body, seo_title: '', seo_description: '', published: true };
    await addTextPage(db, storeId, page, now);
  }
  await offerDelivery(db, storeId, shop, now);
  await takePayments(db, storeId, shop);
  const document = await documentOf(db, storeId, shop);
  const { version } = await readLook(db, storeId, config);
  await saveDraft(db, storeId, { version, document }, { by, now });
  const published = await publishDraft(db, storeId, version + 1, { by, now });
  const chosen = { default_theme: published.theme as 'duka' };
  await changeStore(db, storeId, chosen, { gating: config.enterpriseGating, now });
  if (shop.translated) await translateShop(db, storeId, shop.translated, { by, now });
}

async function offerDelivery(
  db: Db,
  storeId: string,
  { zones, pickup }: OnlineShop,
  now: Date,
): Promise<void> {
  for (const { name, places, rates } of zones) {
    const priced = rates.map((rate) => ({ id: newId(), ...rate }));
    await addZone(db, storeId, { name, places: [...places], rates: priced }, now);
  }
  const [counter] = await readPickup(db, storeId);
  if (!counter) return;
  const setting = { ...pickup, slots: [...pickup.slots], offered: true, version: counter.version };
  await changePickup(db, storeId, counter.location_id, setting);
}

async function takePayments(db: Db, storeId: string, { payments }: OnlineShop): Promise<void> {
  const { wallet, ...change } = payments;
  const mobile_money = wallet ? [{ id: newId(), ...wallet }] : [];
  await changeManualPayments(db, storeId, { version: 0, ...change, mobile_money });
}

async function documentOf(db: Db, storeId: string, { theme, settings, home, pages }: OnlineShop) {
  const categories = await findCategoryIds(db, storeId);
  const categoryId = (name: string) => {
    const id = categories.get(name);
    if (id === undefined) throw new Error(`${name} is no category of the store`);
    return id;
  };
  const base = defaultDocument(theme);
  const footer = pages.map(({ title, slug }) => ({ label: title, link: `/pages/${slug}`, items: [] }));
  const document: ThemeDocument = {
    ...base,
    settings,
    pages: { ...base.pages, home: pageOf(home(categoryId)) },
    menus: { ...base.menus, footer },
  };
  return document;
}

function pageOf(sections: readonly HomeSection[]): Page {
  const named = sections.map(({ type, settings = {}, blocks }, place) => {
    const each = (blocks?.each ?? []).map((values, index) => [
      `${place}-${index}`,
      { type: blocks?.type ?? '', settings: values },
    ]);
    const section = { type, settings, blocks: Object.fromEntries(each), block_order: each.map(([id]) => id) };
    return [`${type}-${place}`, section] as const;
  });
  return { sections: Object.fromEntries(named) as Page['sections'], order: named.map(([id]) => id) };
}
