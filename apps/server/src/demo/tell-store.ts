import { customerDraft } from '@sokoni/contract/customers';
import { storeDraft } from '@sokoni/contract/stores';
import { supplierDraft } from '@sokoni/contract/suppliers';
import { addCustomer, changeCustomer } from '#customers/keep-customer.ts';
import { addGroup } from '#customers/keep-group.ts';
import type { Db } from '#platform/database/transaction.ts';
import type { Files } from '#platform/files.ts';
import { addSupplier } from '#purchasing/keep-supplier.ts';
import { addStaffMember } from '#staff/add-staff-member.ts';
import { openStore } from '#stores/create-store.ts';
import { takeLive } from '#stores/go-live.ts';
import { changeStore } from '#stores/update-store.ts';
import { changeVat } from '#stores/update-vat.ts';
import { type Chance, chanceOf } from './chance.ts';
import { later, midnight } from './days.ts';
import { doFavours } from './favours.ts';
import type { Person } from './people.ts';
import { findDebtors } from './queries.ts';
import { stockShelves } from './shelves.ts';
import type { Story } from './story.ts';
import { type InStore, liveYear } from './year.ts';

export interface Telling {
  files: Files;
  owner: Person;
  staff: readonly Person[];
  /** The end of the story. */
  now: Date;
  days: number;
}

/** Fills a store of the demo and lives its year, the same way each time. */
export async function tellStore(
  inStore: InStore,
  storeId: string,
  story: Story,
  { files, owner, staff, now, days }: Telling,
): Promise<void> {
  const chance = chanceOf(story.subDomain);
  const opened = openingOf(now, days);
  const stocked = { story, chance, actorUserId: owner.id, now: later(opened, 1) };
  const keeper = { userId: owner.id, now: later(opened, 2) };
  const prepared = await inStore(async (db) => ({
    goods: await stockShelves(db, files, storeId, stocked),
    buyers: await addBuyers(db, storeId, story, chance, keeper),
    supplierIds: await addSuppliers(db, storeId, story, keeper.now),
  }));
  const shop = { ...prepared, storeId, story, chance, owner, staff, now, days };
  await liveYear(inStore, shop);
  await inStore(async (db) => {
    await doFavours(db, shop);
    await limitCredit(db, storeId, { userId: owner.id, now });
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
  { owner, staff, now, days }: Telling,
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
    module_wholesale: story.productType === 'wholesale_distribution' ? 'active' : 'disabled',
  });
  const founding = { creatorId: owner.id, timezone: story.timezone, gating: false, now: opened };
  await openStore(db, { store: async () => {} }, draft, founding);
  const { address, phone, country, receiptFooter } = story;
  const profile = {
    address,
    phone,
    country,
    receipt_footer: receiptFooter,
    email: `hello@${story.subDomain}.example`,
  };
  await changeStore(db, storeId, profile, { gating: false, now: opened });
  await changeVat(db, storeId, {
    apply_vat: true,
    vat_percent: story.vatPercent,
    prices_include_vat: story.pricesIncludeVat,
  });
  await takeLive(db, storeId);
  for (const { id, role } of staff) await addStaffMember(db, { storeId, userId: id, role }, opened);
}

async function addBuyers(
  db: Db,
  storeId: string,
  story: Story,
  chance: Chance,
  keeper: { userId: string; now: Date },
): Promise<string[]> {
  const ids: string[] = [];
  const regulars = await addGroup(db, storeId, { name: 'Regulars' }, keeper.now);
  const monthly = await addGroup(db, storeId, { name: 'Pay by the month' }, keeper.now);
  const [street = '', city = ''] = [story.address.split(', ')[0], story.address.split(', ').at(-1)];
  for (const [place, name] of story.buyers.entries()) {
    const letters = name.toLowerCase().replaceAll(/[^a-z]+/g, '.');
    const draft = customerDraft.parse({
      name,
      email: chance.percent(70) ? `${letters}@mail.example` : '',
      group_id: place < 6 ? regulars : place > story.buyers.length - 6 ? monthly : null,
      // Every other one has goods brought.
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
    ids.push(await addCustomer(db, storeId, draft, keeper));
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
async function limitCredit(db: Db, storeId: string, keeper: { userId: string; now: Date }): Promise<void> {
  for (const { id, owed, version } of (await findDebtors(db, storeId)).slice(0, 12)) {
    const step = 10 ** Math.floor(Math.log10(owed));
    await changeCustomer(
      db,
      storeId,
      id,
      { version, credit_limit: Math.ceil((owed * 1.4) / step) * step },
      keeper,
    );
  }
}
