import { customerDraft } from '@sokoni/contract/customers/customers';
import { supplierDraft } from '@sokoni/contract/inventory/suppliers';
import { storeDraft } from '@sokoni/contract/tenancy/stores';
import type { Action } from '#core/action.ts';
import type { Config } from '#core/config/config.ts';
import type { Db } from '#core/database/access/transaction.ts';
import type { Files } from '#core/files/files.ts';
import type { Hooks } from '#core/hooks.ts';
import type { Secrets } from '#core/security/secrets.ts';
import { addGroup } from '#customers/groups/save-group.ts';
import { addCustomer, changeCustomer } from '#customers/save-customer.ts';
import { addSupplier } from '#inventory/purchasing/suppliers/save-supplier.ts';
import { addStaffMember } from '#tenancy/staff/add-staff-member.ts';
import { openStore } from '#tenancy/stores/lifecycle/create-store.ts';
import { takeLive } from '#tenancy/stores/lifecycle/go-live.ts';
import { changeStore } from '#tenancy/stores/update-store.ts';
import { changeVat } from '#tenancy/stores/update-vat.ts';
import { type Chance, chanceOf } from './chance.ts';
import { later, midnight } from './days.ts';
import { addExtras } from './extras.ts';
import { buyOnline } from './online/buy-online.ts';
import { openOnlineShop } from './online/open-online-shop.ts';
import { doneBy, type Person } from './people.ts';
import { findDebtors } from './queries.ts';
import type { Story } from './scheduled-event.ts';
import { stockShelves } from './shelves.ts';
import { type InStore, liveYear } from './year.ts';

export interface Progress {
  files: Files;
  config: Config;
  secrets: Secrets;
  owner: Person;
  staff: readonly Person[];
  /** The end of the story. */
  now: Date;
  days: number;
  hooks: Hooks;
}

/** Fills a store of the demo and lives its year, the same way each time. */
export async function reportStore(
  inStore: InStore,
  storeId: string,
  story: Story,
  { files, config, secrets, owner, staff, now, days }: Progress,
): Promise<void> {
  const chance = chanceOf(story.subDomain);
  const opened = openingOf(now, days);
  const keeping = doneBy(owner, later(opened, 2));
  const prepared = await inStore(async (db) => ({
    items: await stockShelves(db, files, storeId, { story, chance }, doneBy(owner, later(opened, 1))),
    buyers: await addBuyers(db, storeId, story, chance, keeping),
    supplierIds: await addSuppliers(db, storeId, story, keeping.occurredAt),
  }));
  const shop = { ...prepared, storeId, story, chance, owner, staff, now, days };
  await liveYear(inStore, shop);
  await inStore(async (db) => {
    await openOnlineShop(db, storeId, story.online, { config, by: owner.id, now });
    await buyOnline(db, shop, secrets);
    await addExtras(db, shop);
    await limitCredit(db, storeId, doneBy(owner, now));
    await changeStore(db, storeId, { description: story.description }, { gating: false, now });
  });
}

/** A week before the first sale. */
function openingOf(now: Date, days: number): Date {
  return later(midnight(now, days + 7), 0, 480);
}

/** Opens a store of the demo, with everybody who works there. The transaction is in the store already. */
export async function openShop(
  db: Db,
  storeId: string,
  story: Story,
  { owner, staff, now, days, hooks }: Progress,
): Promise<void> {
  const opened = openingOf(now, days);
  const draft = storeDraft.parse({
    id: storeId,
    name: story.name,
    currency_code: story.currency,
    sub_domain: story.subDomain,
    product_type_id: story.productType,
    timezone: story.timezone,
    test_product: false,
    mode: 'test',
    module_wholesale: 'active',
  });
  const founding = { creatorId: owner.id, timezone: story.timezone, gating: false, hooks, now: opened };
  await openStore(db, { store: async () => {} }, draft, founding);
  const { address, phone, country, receiptFooter, paymentTerms = '', bankDetails = '' } = story;
  const profile = {
    address,
    phone,
    country,
    receipt_footer: receiptFooter,
    payment_terms: paymentTerms,
    bank_details: bankDetails,
    email: `hello@${story.subDomain}.example`,
  };
  await changeStore(db, storeId, profile, { gating: false, now: opened });
  await changeVat(db, storeId, {
    apply_vat: true,
    vat_percent: story.vatPercent,
    prices_include_vat: story.pricesIncludeVat,
  });
  await takeLive(db, storeId, hooks);
  for (const { id, role } of staff) await addStaffMember(db, { storeId, userId: id, role }, opened);
}

async function addBuyers(
  db: Db,
  storeId: string,
  story: Story,
  chance: Chance,
  keeping: Action,
): Promise<string[]> {
  const ids: string[] = [];
  const regulars = await addGroup(db, storeId, { name: 'Regulars' }, keeping.occurredAt);
  const monthly = await addGroup(db, storeId, { name: 'Monthly accounts' }, keeping.occurredAt);
  const [street = '', city = ''] = [story.address.split(', ')[0], story.address.split(', ').at(-1)];
  for (const [place, name] of story.buyers.entries()) {
    const letters = name.toLowerCase().replaceAll(/[^a-z]+/g, '.');
    const draft = customerDraft.parse({
      name,
      email: chance.percent(70) ? `${letters}@mail.example` : '',
      group_id: place < 6 ? regulars : place > story.buyers.length - 6 ? monthly : null,
      // Every other one has items brought.
      addresses:
        place % 2 === 0
          ? [
              {
                label: 'Home',
                line1: `${place + 3} ${street.replace(/^\d+ /, '')}`,
                city,
                country: story.country,
              },
            ]
          : [],
      phone: `${story.phonesBegin}${String(chance.between(2_000_000, 9_999_999)).slice(0, 13 - story.phonesBegin.length)}`,
    });
    ids.push(await addCustomer(db, storeId, draft, keeping));
  }
  return ids;
}

async function addSuppliers(db: Db, storeId: string, { suppliers }: Story, now: Date): Promise<string[]> {
  const ids: string[] = [];
  for (const name of suppliers)
    ids.push(await addSupplier(db, storeId, supplierDraft.parse({ name, lead_days: 3 }), now));
  return ids;
}

/** Who owes most has been given a limit that still holds. */
async function limitCredit(db: Db, storeId: string, keeping: Action): Promise<void> {
  for (const { id, outstanding, version } of (await findDebtors(db, storeId)).slice(0, 12)) {
    const step = 10 ** Math.floor(Math.log10(outstanding));
    await changeCustomer(
      db,
      storeId,
      id,
      { version, credit_limit: Math.ceil((outstanding * 1.4) / step) * step },
      keeping,
    );
  }
}
