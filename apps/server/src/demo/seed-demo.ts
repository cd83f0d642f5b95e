import { normaliseEmail } from '@sokoni/rules/forms/email';
import { type Db, type Scope, transaction } from '#core/database/access/transaction.ts';
import { newId } from '#core/ids.ts';
import type { Passwords } from '#core/security/passwords.ts';
import type { Services } from '#core/services.ts';
import { addUser } from '#tenancy/accounts/add-user.ts';
import { demoPassword, owner, type Person, staff } from './people.ts';
import { findOwnStores, findUserId, hasItems } from './queries.ts';
import type { Story } from './scheduled-event.ts';
import { stories } from './scheduled-events.ts';
import { openShop, reportStore } from './seed-store.ts';
import { tradeWholesale } from './trade-wholesale.ts';
import type { InStore } from './year.ts';

/**
 * Tells a believable year of three stores, up to now; what is there already is left alone. What a store says about itself
 * is written last: without it, its year was cut off.
 * @param days how long the year is
 * @returns the names of the stores whose year an earlier start did not end
 */
export async function reportDemo(
  {
    config,
    pool,
    files,
    passwords,
    secrets,
    clock,
    hooks,
  }: Pick<Services, 'config' | 'pool' | 'files' | 'passwords' | 'secrets' | 'clock' | 'hooks'>,
  days = 365,
): Promise<string[]> {
  const now = clock();
  const [owning, ...working] = await hire(pool, passwords, now);
  if (!owning) return [];
  const telling = { config, secrets, files, owner: owning, staff: working, now, days, hooks };
  const opened = await transaction(pool, { userId: owning.id, storeId: null }, (db) =>
    findOwnStores(db, owning.id),
  );
  const stores: { story: Story; scope: Scope & { storeId: string } }[] = [];
  for (const story of stories) {
    const scope = { userId: owning.id, storeId: opened.get(story.subDomain)?.id ?? newId() };
    if (!opened.has(story.subDomain))
      await transaction(pool, scope, (db) => openShop(db, scope.storeId, story, telling));
    stores.push({ story, scope });
  }
  const cutOff: string[] = [];
  const isNew = !opened.has('creek-trading');
  await Promise.all(
    stores.map(async ({ story, scope }) => {
      const inStore: InStore = (work) =>
        transaction(pool, scope, work, { prepared: true }) as ReturnType<typeof work>;
      if (!(await inStore((db) => hasItems(db, scope.storeId))))
        await reportStore(inStore, scope.storeId, story, telling);
      else if (opened.get(story.subDomain)?.description === '') cutOff.push(story.name);
    }),
  );
  const [shop, restaurant, wholesaler] = stores;
  if (isNew && shop && restaurant && wholesaler) {
    await tradeWholesale(pool, {
      owner: owning,
      supplierId: wholesaler.scope.storeId,
      buyer: { id: restaurant.scope.storeId, name: restaurant.story.name },
      asking: { id: shop.scope.storeId, name: shop.story.name },
      now,
    });
  }
  return cutOff;
}

/** The owner and the staff, who may be there already. */
async function hire(pool: Services['pool'], passwords: Passwords, now: Date): Promise<Person[]> {
  const people: Person[] = [];
  for (const { role, ...person } of [owner, ...staff]) {
    const passwordHash = await passwords.hash(demoPassword);
    const id = await transaction(pool, { userId: null, storeId: null }, (db) =>
      join(db, person, passwordHash, now),
    );
    people.push({ id, role });
  }
  return people;
}

async function join(
  db: Db,
  { email, firstName, lastName }: { email: string; firstName: string; lastName: string },
  passwordHash: string,
  now: Date,
): Promise<string> {
  const emailKey = normaliseEmail(email);
  const known = await findUserId(db, emailKey);
  if (known !== undefined) return known;
  const user = {
    email,
    email_key: emailKey,
    email_verified_at: now,
    password_hash: passwordHash,
    google_subject: null,
    first_name: firstName,
    last_name: lastName,
    phone: '',
    referred_by_code: null,
    reg_channel: 'web',
    platform: 'demo',
    timezone: null,
    language: null,
  };
  const added = await addUser(db, user, now);
  if (!added) throw new Error(`${email} cannot be added`);
  return added;
}
