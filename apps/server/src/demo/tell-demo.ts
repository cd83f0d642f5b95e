import { normaliseEmail } from '@sokoni/rules/email';
import { addUser } from '#accounts/add-user.ts';
import { type Db, type Scope, transaction } from '#platform/database/transaction.ts';
import { newId } from '#platform/ids.ts';
import type { Passwords } from '#platform/passwords.ts';
import type { Services } from '#platform/services.ts';
import { demoPassword, owner, type Person, staff } from './people.ts';
import { findOwnStores, findUserId, hasGoods } from './queries.ts';
import { stories } from './stories.ts';
import type { Story } from './story.ts';
import { openShop, tellStore } from './tell-store.ts';

/**
 * Tells a believable year of three stores, up to now. The year of a store is told whole or not at all, so that what
 * was cut off is told again; what is there already is left alone.
 * @param days how long the year is
 */
export async function tellDemo(
  { pool, files, passwords, clock }: Pick<Services, 'pool' | 'files' | 'passwords' | 'clock'>,
  days = 365,
): Promise<void> {
  const now = clock();
  const [owning, ...working] = await hire(pool, passwords, now);
  if (!owning) return;
  const telling = { files, owner: owning, staff: working, now, days };
  const opened = await transaction(pool, { userId: owning.id, storeId: null }, (db) =>
    findOwnStores(db, owning.id),
  );
  const stores: { story: Story; scope: Scope & { storeId: string } }[] = [];
  for (const story of stories) {
    const scope = { userId: owning.id, storeId: opened.get(story.subDomain) ?? newId() };
    if (!opened.has(story.subDomain))
      await transaction(pool, scope, (db) => openShop(db, scope.storeId, story, telling));
    stores.push({ story, scope });
  }
  await Promise.all(
    stores.map(({ story, scope }) =>
      transaction(pool, scope, async (db) => {
        if (!(await hasGoods(db, scope.storeId))) await tellStore(db, scope.storeId, story, telling);
      }),
    ),
  );
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
  };
  const added = await addUser(db, user, now);
  if (!added) throw new Error(`${email} cannot be added`);
  return added;
}
